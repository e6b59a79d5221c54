/* Handles the keyboard: two digits pick a domino in the picker on the screen, a letter the call whose name
   begins with it, Escape undoes, Enter sends the line, and arrow keys move through checkboxes the way they
   move through radio buttons. */

const MEMORY = 2000; // milliseconds that the first digit waits for the second
const ROW = 7; // dominoes, in templates/tiles.html

const page = document.documentElement;
const referee = document.getElementById("referee");
const form = document.getElementById("table");

/* Taps a control. A click that counts no tap would be taken for a step of the arrow keys. */
function tap(control) {
  control.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true, cancelable: true }));
}

let first; // the digit that was typed, and when

function pick(digit, time) {
  if (!first || time - first.time > MEMORY) {
    first = { digit, time };
    return;
  }
  const [low, high] = [first.digit, digit].sort();
  first = undefined;
  tap(document.querySelector(`[name=${pickerShown()}][value="${high}-${low}"]`));
}

function forget() {
  first = undefined;
}

/* Returns the name of the button that a key stands for, if any. */
function buttonOf({ key, altKey, ctrlKey, metaKey, shiftKey }) {
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey) return key === "Escape" ? "undo" : undefined;
  if (key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  return key.toLowerCase() === "y" && ctrlKey ? "redo" : undefined;
}

/* Returns the index of the domino that a key moves to, or NaN for other keys. */
function indexAfter(key, at, last) {
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ROW, ArrowDown: ROW };
  const index = { Home: 0, End: last }[key] ?? at + steps[key];
  return index < 0 || index > last ? at : index;
}

function hear(event) {
  const { key, target, repeat } = event;
  const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
  if (event.isComposing || document.querySelector("dialog[open]")) return;

  if (target.matches("textarea, select, input:not([type=radio], [type=checkbox])")) {
    if (key === "Enter" && target.id === "typed-line" && !repeat) press("line");
    return;
  }

  const button = buttonOf(event);
  if (button) {
    event.preventDefault();
    forget();
    if (!repeat || !isPlain) press(button);
  } else if (isPlain && /^[0-6]$/.test(key) && pickerShown()) {
    event.preventDefault(); // or Firefox may search the page for it
    if (!repeat) pick(key, event.timeStamp);
  } else if (isPlain && callOf(key)) {
    if (!repeat) tap(callOf(key));
  } else if (key.length === 1) {
    forget();
  } else if (isPlain && Object.hasOwn(stops, target.name)) {
    const tiles = tilesNamed(target.name);
    const index = indexAfter(key, tiles.indexOf(target), tiles.length - 1);
    if (Number.isNaN(index)) return;
    event.preventDefault();
    tiles[index].focus();
  }
}

function press(name) {
  tap(document.querySelector(`button[name=${name}]`));
}

/* Returns the name of the dominoes that can be tapped, if any: in trouble there are none. */
function pickerShown() {
  if (!["slow", undefined].includes(page.dataset.trouble)) return undefined;
  const { view } = referee.dataset;
  if (view === "renege") return "tell";
  if (view === "hand") return document.getElementById("record").dataset.step === "0" ? undefined : "down";
  return view === "trick" ? form.dataset.picker : undefined;
}

/* Returns the call that a letter stands for, if any: the one the table plays, of those that begin with it. */
function callOf(key) {
  const shown = document.querySelector(`form[data-in="${referee.dataset.view}"]`);
  const first = shown?.querySelector(`[data-key="${CSS.escape(key.toLowerCase())}"]`);
  const { children = [] } = first?.closest("fieldset") ?? {};
  if (!first?.closest("form").querySelector(".other").offsetParent) return undefined; // no call is asked for
  const calls = Array.from(children, (label) => label.querySelector("input"));
  return calls.find((call) => call?.hasAttribute("data-usual")) ?? first;
}

/* The checkboxes of a picker are one stop of the Tab key, as radio buttons are: the last one visited.
   Until then it's the first one checked. */
const stops = { hand: undefined, down: undefined, tell: undefined };
const wasVisited = new Set();

const tilesNamed = (name) => Array.from(document.getElementsByName(name));

function stopAt(tile) {
  if (!tile || stops[tile.name] === tile) return;
  for (const one of tilesNamed(tile.name)) one.tabIndex = one === tile ? 0 : -1;
  stops[tile.name] = tile;
}

function stopAtFirst() {
  for (const name of Object.keys(stops)) {
    if (!wasVisited.has(name)) stopAt(document.querySelector(`#${name} :checked`) ?? tilesNamed(name)[0]);
  }
}

function visit({ target }) {
  if (!Object.hasOwn(stops, target.name)) return;
  wasVisited.add(target.name);
  stopAt(target);
}

stopAtFirst();
new MutationObserver(stopAtFirst).observe(referee, { attributeFilter: ["data-history", "data-record", "data-called"] });
referee.addEventListener("focusin", visit);
addEventListener("keydown", hear);
addEventListener("pointerdown", forget);
