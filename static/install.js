/* Offers to put the referee on the home screen: after the first ruling, and never again after an
   answer. Browsers that can do it hand us a prompt for later; on the iPhone it's done by hand. */

const KEY = `referee hint ${new URL("./", location).pathname}`;
const hint = document.getElementById("install");
const rule = document.getElementById("rule");
const isInstalled = matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;
const isIPhone = navigator.standalone === false; // no other browser has this property

let prompt;

function wasRefused() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true; // or we'd ask again each time
  }
}

function refuse() {
  hint.hidden = true;
  try {
    localStorage.setItem(KEY, "no");
  } catch {
    // It's gone until the page is opened again.
  }
}

function offer() {
  if (rule.dataset.ruled === undefined || isInstalled || wasRefused() || !(prompt || isIPhone)) return;
  hint.dataset.how = prompt ? "prompt" : "iphone";
  hint.hidden = false;
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  prompt = event;
  offer();
});
addEventListener("appinstalled", refuse);
new MutationObserver(offer).observe(rule, { attributeFilter: ["data-ruled"] });

hint.addEventListener("click", ({ target }) => {
  const { name } = target.closest("button") ?? {};
  if (name === "install") prompt.prompt();
  if (name) refuse();
});
