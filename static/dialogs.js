/* Opens and closes the dialogs, also before Python is up. A button names in data-opens the dialog it
   opens; what some hold, with its script, is inserted when they're first opened. Escape closes the top
   one, as does a tap outside; a button with data-closes closes them all. */

const ready = new WeakSet(); // dialogs that listen: some are inserted with their view
let opened = []; // from the lowest to the top one, and perhaps some that are closed again

function open(button) {
  const dialog = document.getElementById(button.dataset.opens);
  const held = dialog.querySelector("template");
  held?.replaceWith(held.content);
  if (!ready.has(dialog)) listen(dialog);
  button.focus(); // Safari doesn't by itself, and the focus is to come back here
  dialog.showModal();
  dialog.scrollTop = 0;
  opened = [...opened.filter((other) => other.open), dialog];
}

/* From the top: each gives the focus back to the button that opened it. A link may have opened one, too. */
function closeAll() {
  while (opened.length) opened.pop().close();
  document.querySelector("dialog[open]")?.close();
}

function isOutside(dialog, { clientX: x, clientY: y }) {
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

// Before the button hears of it, so that what is opened can be filled.
addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-opens]");
  if (button) open(button);
}, { capture: true });

// An iPhone reports a tap outside only to the dialog itself.
function listen(dialog) {
  ready.add(dialog);
  let beganOutside; // text may be selected past the edge
  dialog.addEventListener("pointerdown", (event) => {
    beganOutside = isOutside(dialog, event);
  });
  dialog.addEventListener("click", ({ target }) => {
    if (target.closest("[data-closes]")) closeAll();
    else if (target === dialog && beganOutside) dialog.close();
  });
  if (dialog.matches(".calls")) closeOnceChosen(dialog);
}

/* Arrow keys go through the calls without closing their list. */
function closeOnceChosen(dialog) {
  dialog.addEventListener("click", ({ target, detail }) => {
    if (target.matches("input") && detail) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("input")) return;
    event.preventDefault(); // or the button that has the focus again would open it again
    dialog.close();
  });
}

document.querySelectorAll("dialog").forEach(listen);
