/* For fast hands at a keyboard: two digits pick a domino in the picker that is shown, Escape undoes,
   Enter sends the line, and arrow keys go through the hand as they go through the other pickers. */

const MEMORY = 2000; // milliseconds that the first digit waits for the second
const ROW = 7; // dominoes, in tools/tiles.html

const page = document.documentElement;
const referee = document.getElementById("referee");
const form = document.getElementById("table");
const hand = Array.from(form.querySelectorAll("[name=hand]"));

/* What a thumb does. A click that counts no tap would be taken for a step of the arrow keys. */
function tap(control) {
  control.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true, cancelable: true }));
}

function isPopoverOpen() {
  try {
    return Boolean(document.querySelector(":popover-open"));
  } catch {
    return false; // a browser that knows no popovers
  }
}

let first; // the digit that was typed, and when

function pick(digit, time) {
  if (!first || time - first.time > MEMORY) {
    first = { digit, time };
    return;
  }
  const [low, high] = [first.digit, digit].sort();
  first = undefined;
  tap(form.querySelector(`[name=${form.dataset.picker}][value="${high}-${low}"]`));
}

function forget() {
  first = undefined;
}

/* The button that a key stands for, if any. */
function buttonOf({ key, altKey, ctrlKey, metaKey, shiftKey }) {
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey) return key === "Escape" ? "undo" : undefined;
  if (key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  return key.toLowerCase() === "y" && ctrlKey ? "redo" : undefined;
}

/* Where a key leads from a domino of the hand; not a number where it leads nowhere. */
function indexAfter(key, at) {
  const last = hand.length - 1;
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ROW, ArrowDown: ROW };
  const index = { Home: 0, End: last }[key] ?? at + steps[key];
  return index < 0 || index > last ? at : index;
}

function hear(event) {
  const { key, target, repeat } = event;
  const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
  if (event.isComposing || isPopoverOpen()) return;

  if (target.matches("textarea, select, input:not([type=radio], [type=checkbox])")) {
    if (key === "Enter" && target.id === "words" && !repeat) press("line");
    return;
  }

  const button = buttonOf(event);
  if (button) {
    event.preventDefault();
    forget();
    if (!repeat || !isPlain) press(button);
  } else if (isPlain && /^[0-6]$/.test(key) && isTableShown()) {
    event.preventDefault(); // or Firefox may look for it in the text
    if (!repeat) pick(key, event.timeStamp);
  } else if (key.length === 1) {
    forget();
  } else if (isPlain && target.name === "hand") {
    const index = indexAfter(key, hand.indexOf(target));
    if (Number.isNaN(index)) return;
    event.preventDefault();
    hand[index].focus();
  }
}

function press(name) {
  tap(document.querySelector(`button[name=${name}]`));
}

/* In trouble the table is put away, and so it is in another view. */
function isTableShown() {
  return ["slow", undefined].includes(page.dataset.trouble) && referee.dataset.view === "trick";
}

/* The hand is one stop of the Tab key, as radio buttons are: the domino that was last gone to. Until
   then it is the first that is held. */
let stop;
let wasVisited = false;

function stopAt(tile) {
  if (tile === stop) return;
  if (stop) stop.tabIndex = -1;
  tile.tabIndex = 0;
  stop = tile;
}

function stopAtFirst() {
  if (!wasVisited) stopAt(hand.find(({ checked }) => checked) ?? hand[0]);
}

for (const tile of hand) tile.tabIndex = -1;
stopAtFirst();
new MutationObserver(stopAtFirst).observe(referee, {
  attributeFilter: ["data-history"],
});
form.addEventListener("focusin", ({ target }) => {
  if (target.name !== "hand") return;
  wasVisited = true;
  stopAt(target);
});

addEventListener("keydown", hear);
addEventListener("pointerdown", forget);
