/* Has the worker save the referee for use without signal, shows how far it has come, and offers the
   newer version when there is one. The worker is ../../sw.js, beside the page. */

import { settled } from "./awake.js";

const MINUTE = 60_000; // milliseconds
const worker = navigator.serviceWorker;
const build = document.documentElement.dataset.build;
const update = document.getElementById("update");
const states = Array.from(document.querySelectorAll("[data-offline]"));
const inMenu = document.getElementById("signal"); // not a live region: it isn't news there

function show(state) {
  for (const element of states) element.hidden = element.dataset.offline !== state;
  inMenu.textContent = states.find((element) => !element.hidden).textContent;
}

function hear({ data }) {
  if (data.build !== build) {
    // Another build has taken over, after a tap here or in another tab: every tab follows.
    if (data.ready) location.reload();
  } else if (data.ready) {
    show("ready");
  } else if (data.failed) {
    show(data.failed);
  } else {
    document.getElementById("saved").textContent = data.saved;
    document.getElementById("total").textContent = data.total;
    show("saving");
  }
}

async function save() {
  const registration = await worker.register("sw.js", { updateViaCache: "none" });
  registration.active?.postMessage("ready?");
  return registration;
}

/* Offers the version that is waiting, and those that arrive while the page is open. */
function offerUpdates(registration) {
  const look = () => {
    update.hidden = !(registration.waiting && registration.active);
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  registration.installing?.addEventListener("statechange", look);
  look();

  let afterThisHand = false;
  addEventListener("click", ({ target }) => {
    const { name } = target.closest?.("button") ?? {};
    if (name === "switch" || (name === "new" && afterThisHand)) {
      registration.waiting?.postMessage("switch");
    } else if (name === "later") {
      afterThisHand = true;
      update.dataset.later = "";
    }
  });
}

async function start() {
  worker.addEventListener("message", hear);
  worker.startMessages();
  await settled;
  const registration = await save();
  offerUpdates(registration);

  // There may be signal again: continue a save that was cut short, and look for a newer version. A page
  // that comes back says so with up to three events at once, so it looks once a minute.
  let looked = Date.now(); // not the page's own time, which stops while a phone sleeps
  const again = ({ type }) => {
    const isSoon = type !== "online" && Date.now() - looked < MINUTE;
    if (isSoon || document.visibilityState !== "visible") return;
    looked = Date.now();
    save().catch(() => {});
    registration.update().catch(() => {});
  };
  for (const back of ["online", "focus", "pageshow"]) addEventListener(back, again);
  document.addEventListener("visibilitychange", again);
}

if (!isSecureContext) {
  show("insecure");
} else if (!worker) {
  show("refused");
} else {
  start().catch(() => {
    if (!states.some((element) => !element.hidden)) show(navigator.onLine ? "refused" : "cut");
  });
}
