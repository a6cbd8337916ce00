/** Sounds that are synthesized, so that no file is fetched. */

export type Sound = "turn" | "roll" | "coin" | "end";

let context: AudioContext | null = null;

/** Browsers let a page sound only once somebody has touched it. */
export function allowSound(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function sound(name: Sound): void {
  if (!context || context.state !== "running") return;
  const now = context.currentTime;
  if (name === "turn") {
    note(context, 660, now, 0.35, 0.12);
    note(context, 880, now + 0.14, 0.5, 0.12);
  } else if (name === "coin") {
    note(context, 1568, now, 0.12, 0.06);
    note(context, 2093, now + 0.06, 0.3, 0.06);
  } else if (name === "roll") {
    for (let knock = 0; knock < 6; knock++) {
      rattle(context, now + knock * 0.06 + Math.random() * 0.03);
    }
  } else {
    for (const [place, pitch] of [523, 659, 784, 1047].entries()) {
      note(context, pitch, now + place * 0.13, 0.6, 0.1);
    }
  }
}

function note(audio: AudioContext, pitch: number, at: number, length: number, volume: number) {
  const wave = audio.createOscillator();
  const level = audio.createGain();
  wave.type = "triangle";
  wave.frequency.value = pitch;
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(volume, at + 0.015);
  level.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(level).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length);
}

/** One die knocking on wood. */
function rattle(audio: AudioContext, at: number) {
  const length = 0.045;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) {
    samples[place] = (Math.random() * 2 - 1) * (1 - place / samples.length) ** 3;
  }
  const source = audio.createBufferSource();
  const wood = audio.createBiquadFilter();
  const level = audio.createGain();
  source.buffer = buffer;
  wood.type = "bandpass";
  wood.frequency.value = 900 + Math.random() * 900;
  level.gain.value = 0.35;
  source.connect(wood).connect(level).connect(audio.destination);
  source.start(at);
}
