/* Keeps the screen on while the page is open, if the player wants it and the phone allows it, and shows
   which it is. The phone takes the lock back whenever the page is out of sight. */

const KEY = `referee screen ${new URL("./", location).pathname}`;
const box = document.querySelector("[name=awake]");
const texts = document.querySelectorAll("[data-screen]");

let wanted;
let lock;
let asking = 0; // requests that wait for an answer

const isHeld = () => Boolean(lock) && !lock.released;

function restore() {
  try {
    wanted = localStorage.getItem(KEY) !== "off";
  } catch {
    wanted = true; // a choice that can't be stored starts like this each time
  }
}

function choose() {
  wanted = box.checked;
  try {
    localStorage.setItem(KEY, wanted ? "on" : "off");
  } catch {
    // It holds until the page is closed.
  }
}

/* The box is checked while the phone does as it's told. Nothing is said while the phone is being asked. */
function show() {
  box.checked = wanted && (isHeld() || asking > 0);
  const answer = asking ? "" : "off";
  const state = isHeld() ? "on" : answer;
  for (const text of texts) text.hidden = !wanted || text.dataset.screen !== state;
}

async function settle() {
  if (!wanted) {
    await lock?.release();
  } else if (!isHeld() && document.visibilityState === "visible") {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", show);
  }
}

function answered() {
  asking -= 1;
  show();
}

/* One request after the other: a box that is tapped twice must not leave a lock behind. */
let settled = Promise.resolve();
function follow() {
  asking += 1;
  show();
  settled = settled.then(settle).catch(() => {}).then(answered);
}

/* Before the first tap, Safari refuses. A tap on the box is told by its change, which comes after it. */
function ask({ target }) {
  if (target !== box) follow();
}

if (navigator.wakeLock) {
  restore();
  box.parentElement.hidden = false;
  box.addEventListener("change", choose);
  box.addEventListener("change", follow);
  document.addEventListener("visibilitychange", follow);
  addEventListener("click", ask, { once: true });
  follow();
}
