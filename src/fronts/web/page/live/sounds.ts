import { signal } from '@preact/signals';

/** Made here of a few tones, so that nothing has to be fetched. */
const SOUNDS = {
  move: [tone(190, 0, 0.07, 'triangle', 0.5)],
  capture: [tone(150, 0, 0.1, 'square', 0.16), tone(95, 0.02, 0.12, 'triangle', 0.5)],
  wrong: [tone(233, 0, 0.16, 'sine', 0.35), tone(185, 0.13, 0.24, 'sine', 0.35)],
  right: [tone(523, 0, 0.13, 'sine', 0.3), tone(784, 0.1, 0.22, 'sine', 0.3)],
  mate: [523, 659, 784, 1047].map((pitch, index) => tone(pitch, index * 0.11, 0.5, 'sine', 0.24)),
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

interface Tone {
  readonly pitch: number;
  /** Seconds. */
  readonly start: number;
  readonly length: number;
  readonly shape: OscillatorType;
  readonly volume: number;
}

function tone(pitch: number, start: number, length: number, shape: OscillatorType, volume: number): Tone {
  return { pitch, start, length, shape, volume };
}

export const hasSound = signal(localStorage.getItem('sound') !== 'off');

export function switchSound(): void {
  hasSound.value = !hasSound.value;
  localStorage.setItem('sound', hasSound.value ? 'on' : 'off');
  if (hasSound.value) playSound('move');
}

/** Browsers let a page speak only after it was touched: so it is made with the first sound. */
let output: AudioContext | undefined;

export function playSound(sound: Sound): void {
  if (!hasSound.value) return;
  output ??= new AudioContext();
  void output.resume();
  for (const { pitch, start, length, shape, volume } of SOUNDS[sound]) {
    const from = output.currentTime + start;
    const voice = new OscillatorNode(output, { type: shape, frequency: pitch });
    const loudness = new GainNode(output, { gain: 0 });
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(volume * 0.5, from + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0005, from + length);
    voice.connect(loudness).connect(output.destination);
    voice.start(from);
    voice.stop(from + length);
  }
}
