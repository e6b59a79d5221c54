/* When the referee is awake. Its own Python says so in the page, and nothing else is believed. */

const page = document.documentElement;
const main = document.getElementById("referee");

/* A promise kept as soon as *answer* says something, which it is asked when an attribute changes. */
function promise(answer) {
  return new Promise((resolve) => {
    const look = () => answer() && resolve();
    for (const element of [page, main]) new MutationObserver(look).observe(element, { attributes: true });
    look();
  });
}

const isAwake = () => main.getAttribute("aria-busy") === "false";

export const awake = promise(isAwake);

/* Awake, or in trouble: either way the page has no better use for the signal now. */
export const settled = promise(() => isAwake() || page.dataset.trouble);
