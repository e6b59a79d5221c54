/* Keeps what is on the table, the hand, the score and what the players agreed on, when the page is
   closed, by a thumb or by the phone. A classic script that stands above the one for Python, so it is
   all back on the page before Python reads it. */

{
  const FORMAT = 1;
  const HOME = new URL("./", location).pathname; // other pages of this host store too
  const PAUSE = 300; // milliseconds without a tap
  const WHOLE = ["record", "seating", "score", "called"]; // what Python alone writes and reads
  const TABLE = `referee ${HOME}`;
  const keyOf = (name) => `referee ${name} ${HOME}`;

  const referee = document.getElementById("referee");
  const form = document.getElementById("table");
  const controls = Array.from(form.querySelectorAll("input"));
  const agreement = document.getElementById("agreement");
  const answers = Array.from(agreement.querySelectorAll("[type=radio], [type=checkbox]"));
  const own = agreement.querySelector("[name=own]");
  const agreed = document.querySelectorAll("#agreed, #settled"); // the sentence stands in both
  const named = ({ name, value }) => `${name} ${value}`;
  const fragment = () => location.hash.slice(1);
  const isAwake = () => referee.dataset.fragment !== undefined; // Python tells what the address carries

  /* What was stored under a key; nothing if that is junk. */
  const read = (key) => {
    const text = localStorage.getItem(key) ?? "";
    try {
      return Object(JSON.parse(text));
    } catch {
      return {};
    }
  };

  /* The table that was stored, unless it is another version's. */
  const stored = () => {
    const found = read(TABLE);
    const isOurs = found.format === FORMAT && Array.isArray(found.taps);
    return isOurs && typeof found.fragment === "string" ? found : undefined;
  };

  const restore = () => {
    for (const name of WHOLE) {
      const text = localStorage.getItem(keyOf(name));
      if (text !== null) referee.dataset[name] = text;
    }
    restoreAgreement(read(keyOf("agreement")));
    restoreTable();
  };

  /* Open the link, unless the address only repeats what was saved. */
  const restoreTable = () => {
    const found = stored();
    const isLink = !found || (fragment() && ![found.fragment, found.address].includes(fragment()));
    turnTo(isLink ? fragment().split("/")[1] : found.view);
    if (isLink) return;
    write(found.fragment);
    if (typeof found.history === "string") referee.dataset.history = found.history;
    for (const control of controls) {
      if (found.taps.includes(named(control))) control.checked = true;
    }
    form.toggleAttribute("data-drawn", Boolean(found.drawn));
    if (typeof found.order === "string") form.dataset.order = found.order;
  };

  /* Insert a view, which Python fills. */
  const turnTo = (view) => {
    const template = document.querySelector(`template[data-view="${CSS.escape(view)}"]`);
    if (!template) return;
    document.getElementById("verdict").textContent = template.dataset.coming;
    template.replaceWith(template.content);
    referee.dataset.view = view;
  };

  /* What the table agreed on: as Python wrote it, the sentence it is read in, and the answers. */
  const restoreAgreement = (found) => {
    if (typeof found.agreement === "string") referee.dataset.agreement = found.agreement;
    for (const part of agreed) {
      if (typeof found.agreed === "string") part.textContent = found.agreed;
    }
    if (typeof found.own === "string") own.value = found.own;
    for (const control of answers) {
      if (Array.isArray(found.answers)) control.checked = found.answers.includes(named(control));
    }
  };

  /* What is on the controls, which Python has switched when it tells what is on the table; until then
     it is what was tapped. */
  const store = () => {
    const { history, fragment: told, view } = referee.dataset;
    const kept = {
      format: FORMAT,
      address,
      fragment: told ?? fragment(),
      view,
      history,
      taps: controls.filter(({ checked }) => checked).map(named),
      drawn: isAwake() || form.hasAttribute("data-drawn"),
      order: isAwake() ? undefined : form.dataset.order,
    };
    localStorage.setItem(TABLE, JSON.stringify(kept));
  };

  const storeAgreement = () => {
    const kept = {
      agreement: referee.dataset.agreement,
      agreed: agreed[0].textContent,
      answers: answers.filter(({ checked }) => checked).map(named),
      own: own.value,
    };
    localStorage.setItem(keyOf("agreement"), JSON.stringify(kept));
  };

  /* Let the address carry the table, without a step in the browser's history. */
  let address = fragment();
  const write = (table) => {
    if (address === table) return;
    const shown = table ? `#${table}` : location.pathname + location.search;
    history.replaceState(history.state, "", shown);
    address = table;
  };

  /* Browsers take longer over an address than Python over a ruling, and after a hundred Safari
     refuses: it is written when the tapping pauses. A link that has just been opened stays. */
  const follow = () => {
    if (isAwake() && fragment() === address) attempt(() => write(referee.dataset.fragment));
  };

  /* Until Python is up: the picker of the place that is on; after the lead, the hand's. */
  const showPicker = () => {
    form.dataset.picker = form.elements.place.value;
  };
  const goOn = ({ target }) => {
    const { place } = form.elements;
    if (target.name === "led" && place.value === "led") place.value = "hand";
    showPicker();
  };
  /* What is called in words, in the place of the button for other calls, unless it's a number. */
  const other = form.querySelector(".other");
  const showCalled = () => {
    const { name } = form.querySelector("[name=trump]:checked")?.dataset ?? {};
    other.textContent = name ?? other.dataset.name;
  };
  /* The order in which the hand is tapped: it may turn out to be the trick. */
  const keepOrder = ({ target: { name, value, checked } }) => {
    if (name !== "hand") return;
    const others = (form.dataset.order ?? "").split(" ").filter((one) => one && one !== value);
    form.dataset.order = (checked ? [...others, value] : others).join(" ");
  };
  const untilPython = (step) => (event) => {
    if (!isAwake()) step(event);
  };

  /* Where the browser keeps nothing, the page works all the same, and says so. */
  const attempt = (step) => {
    try {
      step();
    } catch {
      document.getElementById("unkept").hidden = false;
    }
  };

  /* The score, the names and the settings stay. */
  const clear = ({ target }) => {
    if (target.closest?.("button")?.name !== "clear") return;
    attempt(() => {
      for (const key of [TABLE, ...["record", "called", "agreement"].map(keyOf)]) localStorage.removeItem(key);
    });
    history.replaceState(null, "", HOME);
    location.reload();
  };

  attempt(restore);
  showPicker();
  showCalled();
  addEventListener("click", clear);
  addEventListener("pageshow", untilPython(showPicker)); // a browser restores by itself what was on
  form.addEventListener("change", untilPython(goOn));
  form.addEventListener("change", untilPython(showCalled));
  form.addEventListener("change", untilPython(keepOrder));
  form.addEventListener("change", untilPython(() => attempt(store)));
  agreement.addEventListener("change", untilPython(() => attempt(storeAgreement)));
  addEventListener("hashchange", () => {
    address = fragment();
  });

  let pausing;
  const changed = (changes) => {
    const steps = new Set(changes.map(({ attributeName }) => STORE[attributeName] ?? store));
    steps.forEach(attempt);
    clearTimeout(pausing);
    pausing = setTimeout(follow, PAUSE);
  };
  const STORE = { "data-agreement": storeAgreement };
  for (const name of WHOLE) {
    STORE[`data-${name}`] = () => localStorage.setItem(keyOf(name), referee.dataset[name]);
  }
  new MutationObserver(changed).observe(referee, {
    attributeFilter: ["history", "fragment", "view", "agreement", ...WHOLE].map((name) => `data-${name}`),
  });
  addEventListener("pagehide", follow);
  document.addEventListener("visibilitychange", follow);
}
