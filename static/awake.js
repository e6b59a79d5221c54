/* When the referee is awake. Its own Python says so in the page, and nothing else is believed. */

const main = document.getElementById("referee");

export const awake = new Promise((resolve) => {
  const look = () => main.getAttribute("aria-busy") === "false" && resolve();
  new MutationObserver(look).observe(main, { attributeFilter: ["aria-busy"] });
  look();
});
