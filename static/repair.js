/* The ways out when the referee does not wake up: try again, or repair. keep.js clears the table. */

import { awake } from "./awake.js";

const HOME = new URL("./", location).href;
const page = document.documentElement;

/* Throw away what this browser has saved of the referee, and fetch all of it anew. What is on the
   table stays. Nothing is thrown away unless the server answers. */
async function repair() {
  const answer = await fetch("sw.js", { cache: "no-store" });
  if (!answer.ok) throw new Error(`status ${answer.status}`);

  const saved = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(saved.filter(({ scope }) => scope === HOME).map((one) => one.unregister()));
  const names = globalThis.caches ? await caches.keys() : [];
  await Promise.all(
    names.filter((name) => name.startsWith(`referee ${HOME} `)).map((name) => caches.delete(name)),
  );
  // The browser's own cache may hold a bad file as well.
  const used = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = [HOME, ...new Set(used)].filter((address) => address.startsWith(HOME));
  await Promise.allSettled(ours.map((address) => fetch(address, { cache: "reload" })));
  location.reload();
}

addEventListener("click", ({ target }) => {
  const { name } = target.closest?.("button") ?? {};
  if (name === "retry") location.reload();
  if (name === "repair") {
    repair().catch(() => {
      document.getElementById("no-repair").hidden = false;
    });
  }
});

// Late is not lost.
awake.then(() => {
  delete page.dataset.trouble;
});
