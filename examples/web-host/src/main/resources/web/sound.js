// Sounds for a move, a roll and the end of a game, made in code. Nothing sounds before a person has used the page.

const KEPT = "dicechess-sound";
const ROLL = [0, 0.08, 0.15, 0.26, 0.39];
const CHORD = [392, 523, 659];
let context;

/** Returns whether this browser wants to hear something; it does until the switch says otherwise. */
export const isLoud = () => localStorage.getItem(KEPT) !== "off";

export function setLoud(loud) {
    localStorage.setItem(KEPT, loud ? "on" : "off");
    if (loud) wake();
}

/** Makes the source of all sounds. Browsers allow it from the first click or key on. */
function wake() {
    const used = navigator.userActivation?.hasBeenActive ?? true; // the key Escape alone is no use of a page
    if (!used || !isLoud() || !globalThis.AudioContext) return;
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume().catch(() => {});
}
for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, wake);

/** Lets something sound so many seconds from now on, ever more quietly. */
function fade(source, after, length, loudness, between = []) {
    const start = context.currentTime + after;
    const gain = context.createGain();
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    [source, ...between, gain, context.destination].reduce((from, to) => from.connect(to));
    source.start(start);
    source.stop(start + length);
}

function tone(frequency, after, length, loudness) {
    const source = context.createOscillator();
    source.type = "triangle";
    source.frequency.value = frequency;
    fade(source, after, length, loudness);
}

/** Something hard on wood: noise around a pitch. */
function knock(pitch, after, loudness) {
    const noise = context.createBuffer(1, 0.06 * context.sampleRate, context.sampleRate);
    const values = noise.getChannelData(0);
    for (let i = 0; i < values.length; i++) values[i] = 2 * Math.random() - 1;
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    fade(source, after, 0.06, loudness, [filter]);
}

const SOUNDS = {
    move() {
        knock(900, 0, 0.8);
        tone(170, 0, 0.08, 0.25);
    },
    roll: () => ROLL.forEach((after, i) => knock(2600 - 250 * i, after, 0.7)),
    end: () => CHORD.forEach((frequency, i) => tone(frequency, 0.14 * i, 0.7, 0.2)),
};

/** Lets an entry of a game sound, if this browser wants it and may. */
export function sound({ kind, end }) {
    if (!context || context.state !== "running" || !isLoud()) return;
    const isEvent = kind === "play" || kind === "roll";
    if (end && !kind.endsWith("rematch")) SOUNDS.end();
    else if (isEvent) SOUNDS[kind === "roll" ? "roll" : "move"]();
}
