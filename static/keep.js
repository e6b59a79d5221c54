/* Keeps what is on the table when the page is closed, by a thumb or by the phone. A classic script
   that stands above the one for Python, so the table is back on the page before Python reads it. */

{
  const FORMAT = 1;
  const KEY = `referee ${new URL("./", location).pathname}`; // other pages of this host store too
  const FRAGMENT = /^(\/[\w./-]*)?$/;

  const form = document.getElementById("table");
  const controls = Array.from(form.querySelectorAll("input"));
  const named = ({ name, value }) => `${name} ${value}`;
  const fragment = () => location.hash.slice(1);

  /* What was stored, unless it is another version's, or junk. */
  const stored = () => {
    const text = localStorage.getItem(KEY) ?? "";
    try {
      const { format, table, taps, shown } = JSON.parse(text);
      const isOurs = format === FORMAT && typeof table === "string" && Array.isArray(taps);
      return isOurs && FRAGMENT.test(table) ? { table, taps, shown } : undefined;
    } catch {
      return undefined;
    }
  };

  const restore = () => {
    const found = stored();
    if (!found || (fragment() && fragment() !== found.table)) return; // a link comes first
    if (found.table) history.replaceState(history.state, "", `#${found.table}`);
    const on = found.taps.length ? found.taps : controlsOf(found.table);
    for (const control of controls) {
      if (on.includes(named(control))) control.checked = true;
    }
    form.toggleAttribute("data-shown", !found.taps.length || Boolean(found.shown));
  };

  /* The controls that are on when Python shows this table. */
  const controlsOf = (table) => {
    const [, call, trick = "", hand = "", rest = ""] = table.split("/");
    const down = `${trick}.${rest}`.split(".").filter(Boolean);
    const places = ["led", "second", "third", "fourth"];
    return [
      `trump ${call}`,
      ...places.map((place, i) => `${place} ${down[i]}`),
      ...hand.split(".").map((domino) => `hand ${domino}`),
    ];
  };

  /* Once Python is up the address says it all. Before that the taps are still on the controls. */
  const store = () => {
    const isAwake = document.getElementById("referee").getAttribute("aria-busy") === "false";
    const taps = isAwake ? [] : controls.filter((control) => control.checked).map(named);
    const shown = form.hasAttribute("data-shown");
    localStorage.setItem(KEY, JSON.stringify({ format: FORMAT, table: fragment(), taps, shown }));
  };

  /* Where the browser keeps nothing, the page works all the same, and says so. */
  const attempt = (step) => {
    try {
      step();
    } catch {
      document.getElementById("unkept").hidden = false;
    }
  };

  attempt(restore);
  // On the window: Python listens further in, and has answered by the time a tap gets here.
  addEventListener("click", () => attempt(store));
  addEventListener("hashchange", () => attempt(store));
  // And what a link has brought, once Python is up and has opened it.
  new MutationObserver(() => attempt(store)).observe(document.getElementById("referee"), {
    attributeFilter: ["aria-busy"],
  });
}
