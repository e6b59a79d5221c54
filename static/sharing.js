/* Sends a text by the phone's share sheet, or else by the clipboard. Where there's neither, the text is
   selected, to be copied by hand. Its link is drawn as a QR code. */

const dialog = document.getElementById("sharing");
const message = document.getElementById("message");
const code = document.getElementById("code");
const WHITE = [255, 255, 255, 255];

function tell(what) {
  for (const text of dialog.querySelectorAll("[data-sent]")) text.hidden = text.dataset.sent !== what;
}

function select() {
  getSelection().selectAllChildren(message);
  tell("selected");
}

async function copy() {
  try {
    await navigator.clipboard.writeText(message.textContent);
    tell("copied");
  } catch {
    select(); // there is none, or it may not be used
  }
}

async function share() {
  try {
    await navigator.share({ text: message.textContent }); // an address of its own would push out the text
  } catch ({ name }) {
    if (name !== "AbortError") await copy(); // that's the player, who thought better of it
  }
}

/* A link is ASCII, and the fewer bits it takes the larger the squares. */
async function draw() {
  const { generate, mode } = await import("../lean-qr/index.mjs");
  generate(dialog.dataset.link, { modes: [mode.ascii] }).toCanvas(code, { off: WHITE });
}

async function begin() {
  if (!dialog.open) return;
  const road = (navigator.share && share) ?? (navigator.clipboard && copy);
  for (const button of dialog.querySelectorAll("[name=send]")) {
    button.hidden = ROADS[button.value] !== road;
  }
  tell();
  if (!road) select();
  await draw();
}

const ROADS = { share, copy };
dialog.addEventListener("click", ({ target }) => ROADS[target.value]?.());
const watch = new MutationObserver(begin);
watch.observe(dialog, { attributeFilter: ["open"] });
watch.observe(message, { childList: true });
begin().finally(() => dialog.removeAttribute("aria-busy"));
