/* Keeps the screen on while the referee lies on the table, if the player wants it and the phone lets
   us, and says which it is. The phone takes it back whenever the page is out of sight. */

const KEY = `referee screen ${new URL("./", location).pathname}`;
const box = document.querySelector("[name=awake]");
const words = document.getElementById("screen");

let lock;

function restore() {
  try {
    box.checked = localStorage.getItem(KEY) !== "off";
  } catch {
    box.checked = true; // a choice that cannot be kept is made anew each time
  }
}

function keep() {
  try {
    localStorage.setItem(KEY, box.checked ? "on" : "off");
  } catch {
    // Then it holds until the page is closed.
  }
}

function say() {
  const isOn = lock && !lock.released;
  const told = isOn ? "The screen stays on while the referee is open." : "This phone lets the screen go dark.";
  words.textContent = box.checked ? told : "";
}

async function settle() {
  const isHeld = lock && !lock.released;
  if (!box.checked) {
    await lock?.release();
  } else if (!isHeld && document.visibilityState === "visible") {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", say);
  }
}

/* One after the other: a box that is tapped twice may not leave a lock behind. */
let settled = Promise.resolve();
function follow() {
  settled = settled.then(settle).catch(() => {}).then(say);
}

if (navigator.wakeLock) {
  restore();
  box.parentElement.hidden = false;
  box.addEventListener("change", keep);
  box.addEventListener("change", follow);
  document.addEventListener("visibilitychange", follow);
  addEventListener("click", follow, { once: true }); // before the first tap, Safari refuses
  follow();
}
