// sound.ts - one soft knock of stone, made on the spot.
import { settings } from "../settings.svelte";

let context: AudioContext | undefined;

export function knock() {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(320, now);
  tone.frequency.exponentialRampToValueAtTime(90, now + 0.09);
  loudness.gain.setValueAtTime(0.25, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.14);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.15);
}
