// Two soft wooden knocks, made here: one for "it is your turn", one for a move that is refused.

import { setting } from "./settings.js";

let audio = null;

function knock(pitch, delay = 0) {
  const start = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + 0.09);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.22, start + 0.005);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.14);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.16);
}

// Browsers allow sound only after a first click or key.
function ready() {
  if (setting("sound") !== "on" || !navigator.userActivation?.hasBeenActive) return false;
  audio ??= new AudioContext();
  return true;
}

export function knockTurn() {
  if (!ready()) return;
  knock(420);
  knock(560, 0.12);
}

export function knockRefused() {
  if (ready()) knock(180);
}
