/* How the page looks, as its owner chose it. A classic script that stands below the drawings of the
   dominoes and above everything that is seen, so nothing is painted first in another look. */

{
  const KEY = `referee look ${new URL("./", location).pathname}`;
  const page = document.documentElement;
  const faces = Array.from(document.querySelectorAll("[data-numerals]"));
  const pips = faces.map((face) => face.getAttribute("d"));
  const darkBar = document.querySelector("[name=theme-color][media]"); // the color around the page

  const stored = () => {
    try {
      return Object(JSON.parse(localStorage.getItem(KEY)));
    } catch {
      return {};
    }
  };

  const { theme, size, numerals } = stored();
  const look = { theme, size, numerals: numerals === true };

  const show = () => {
    page.dataset.theme = look.theme ?? "";
    page.dataset.size = look.size ?? "";
    darkBar.media = { light: "not all", dark: "all" }[look.theme] ?? "(prefers-color-scheme: dark)";
    page.toggleAttribute("data-numerals", look.numerals);
    for (const [index, face] of faces.entries()) {
      face.setAttribute("d", look.numerals ? face.dataset.numerals : pips[index]);
    }
  };

  const choose = ({ target }) => {
    if (!(target.name in look)) return;
    look[target.name] = target.type === "checkbox" ? target.checked : target.value;
    show();
    try {
      localStorage.setItem(KEY, JSON.stringify(look));
    } catch {
      // It holds until the page is closed.
    }
  };

  show();
  addEventListener("DOMContentLoaded", () => {
    const settings = document.getElementById("settings");
    for (const control of settings.querySelectorAll("input")) {
      if (control.name === "numerals") control.checked = look.numerals;
      else if (control.type === "radio") control.checked = control.value === (look[control.name] ?? "");
    }
    settings.addEventListener("change", choose);
  });
}
