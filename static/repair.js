/* The ways out when the referee can't start: try again, or repair. keep.js clears the table. */

import { awake } from "./awake.js";

const HOME = new URL("./", location).href;
const page = document.documentElement;

/* Deletes what this browser has saved of the referee, and downloads all of it again. The table stays.
   Nothing is deleted unless the server answers. */
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

// It may still start after 20 seconds.
awake.then(() => {
  delete page.dataset.trouble;
});
