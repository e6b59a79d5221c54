/* Shows the ruling as large as fits, to be read from across the table: a tap turns it around for
   whoever sits there. */

import "./aloud.js";

const SMALLEST = 12, LARGEST = 400; // pixels

const dialog = document.getElementById("large");
const board = document.getElementById("ruling");
const words = document.getElementById("words");
const said = document.getElementById("said");
const SHOWN = [
  [document.getElementById("large-verdict"), "for-others"],
  [document.getElementById("large-reason"), "because"],
];

function fits(size) {
  said.style.fontSize = `${size}px`;
  return said.offsetHeight <= words.clientHeight && said.scrollWidth <= words.clientWidth;
}

function fit() {
  let [fitting, over] = [SMALLEST, LARGEST];
  while (over - fitting > 1) {
    const size = Math.floor((fitting + over) / 2);
    if (fits(size)) fitting = size;
    else over = size;
  }
  fits(fitting);
}

function show() {
  if (!dialog.open) return;
  for (const [part, id] of SHOWN) part.replaceChildren(...document.getElementById(id).cloneNode(true).childNodes);
  dialog.dataset.renege = board.dataset.renege;
  delete words.dataset.turned;
  fit();
}

dialog.querySelector("[name=turn]").addEventListener("click", () => words.toggleAttribute("data-turned"));
new MutationObserver(show).observe(dialog, { attributeFilter: ["open"] });
new ResizeObserver(fit).observe(words);
show();
dialog.removeAttribute("aria-busy");
