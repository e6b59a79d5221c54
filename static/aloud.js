/* Reads the ruling aloud in a voice that is on the phone: others need signal, and send the words to a
   server. Without such a voice there's no button. Any tap stops it. */

const speech = globalThis.speechSynthesis;
const button = document.getElementById("aloud");
const dialog = document.getElementById("large");
const said = document.querySelectorAll("#said p");

/* Returns a voice on the phone: its default if that's English, as some list a dozen odd voices first. */
function voice() {
  const local = speech.getVoices().filter(({ localService }) => localService);
  const english = local.filter(({ lang }) => /^en\b/i.test(lang.replace("_", "-")));
  return [english.find((one) => one.default), ...english, ...local].find(Boolean);
}

function offer() {
  button.hidden = !voice();
}

function read() {
  const words = new SpeechSynthesisUtterance(Array.from(said, (part) => part.textContent.trim()).join(" ").trim());
  words.voice = voice();
  words.lang = words.voice.lang;
  speech.speak(words);
}

/* Stops reading; the tap does nothing else, unless it's Done. */
function hush(event) {
  if (!speech.speaking && !speech.pending) return;
  speech.cancel();
  if (!event.target.closest?.("[data-closes]")) event.stopImmediatePropagation();
}

if (speech) {
  offer();
  speech.onvoiceschanged = offer; // voices arrive late; older Safari has no addEventListener here
  button.addEventListener("click", read);
  addEventListener("click", hush, { capture: true });
  dialog.addEventListener("cancel", hush); // by Escape, before it closes
}
