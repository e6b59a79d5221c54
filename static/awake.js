/* Tells when the referee is awake. Its own Python marks the page, and nothing else counts. */

const page = document.documentElement;
const main = document.getElementById("referee");

/* Returns a promise that resolves when *answer* is true. It's asked whenever an attribute changes. */
function promise(answer) {
  return new Promise((resolve) => {
    const look = () => answer() && resolve();
    for (const element of [page, main]) new MutationObserver(look).observe(element, { attributes: true });
    look();
  });
}

const isAwake = () => main.getAttribute("aria-busy") === "false";

export const awake = promise(isAwake);

/* Awake, or in trouble: either way the start no longer needs the signal. */
export const settled = promise(() => isAwake() || page.dataset.trouble);
