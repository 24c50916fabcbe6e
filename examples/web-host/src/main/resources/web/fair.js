// Fair dice: commitments and seeds of this browser, and a check of the transcript without the host's help.
import { sha256, hmac, join, hex, bytes } from "./sha256.js";

const utf8 = (text) => new TextEncoder().encode(text);

/** Before each part stands its length in four bytes, the highest first. */
export function message(...parts) {
    return join(
        ...parts.flatMap((part) => {
            const body = typeof part === "string" ? utf8(part) : part,
                length = new Uint8Array(4);
            new DataView(length.buffer).setUint32(0, body.length);
            return [length, body];
        }),
    );
}

export const newSeed = () => hex(crypto.getRandomValues(new Uint8Array(32)));

/** Returns the commitment of a party to a value for the whole game. */
export const commitment = (terms, party, value) => hex(sha256(message(...terms, party, "game", bytes(value))));

/** Returns the hash of a roll and its number. */
export function draw(terms, secret, white, black, { index, event, total }) {
    for (let attempt = 0; ; attempt++) {
        const text = message(...terms, bytes(white), bytes(black), index, event, total, String(attempt));
        const hash = hmac(bytes(secret), text);
        const drawn = new DataView(hash.buffer).getBigUint64(0),
            all = BigInt(total);
        if (drawn < ((1n << 64n) / all) * all) return { hash: hex(hash), number: drawn % all };
    }
}

const PARTIES = ["host", "white", "black"];
const LINES = [
    ["commit", /^commit (host|white|black) ([0-9a-f]{64})$/],
    ["seed", /^seed (white|black) ((?:[0-9a-f]{2}){16,64})$/],
    ["roll", /^roll (0|[1-9]\d{0,9}) event (0|[1-9]\d{0,9}) of ([1-9]\d{0,18})$/],
    ["drawn", /^drawn ([0-9a-f]{64})$/],
    ["secret", /^secret ((?:[0-9a-f]{2}){16,64})$/],
    ["missing", /^missing (white|black)$/],
];

const isOpen = ({ rolls }) => rolls.length > 0 && !rolls.at(-1).hash;
const agreed = ({ seeds }) => Boolean(seeds.white && seeds.black);

/** What each line needs before it: a host that may skip an index or choose late can choose its rolls. */
const FITS = {
    commit: (said, party) => !said.commits[party] && Object.keys(said.seeds).length === 0,
    seed: (said, side) => !said.seeds[side] && PARTIES.every((party) => said.commits[party]),
    roll: (said, index, event) =>
        agreed(said) &&
        !isOpen(said) &&
        index === String(said.rolls.length) &&
        Number(event) > Number(said.rolls.at(-1)?.event ?? -1),
    drawn: isOpen,
    secret: (said) => agreed(said) && !isOpen(said),
    missing: (said, side) => !said.seeds[side],
};
const NOTES = {
    commit: (said, party, hash) => (said.commits[party] = hash),
    seed: (said, side, value) => (said.seeds[side] = value),
    roll: (said, index, event, total) => said.rolls.push({ index, event, total }),
    drawn: (said, hash) => (said.rolls.at(-1).hash = hash),
    secret: (said, value) => (said.secret = value),
    missing: (said, side) => (said.missing = side),
};

/** Reads a transcript with one secret for the whole game, each line in its place. */
export function read(text) {
    const [head, game, rules, ...rest] = text.split("\n");
    const options = rest[0]?.startsWith("options: ") ? rest.shift().slice(9) : "";
    if (head !== "dicechess-fair-1" || rest.shift() !== "scheme: one-secret-committed")
        throw new Error("another scheme of dice");
    const terms = [head, game.slice(6), rules.slice(7), options];
    const said = { terms, commits: {}, seeds: {}, rolls: [], secret: undefined, missing: undefined };
    for (const line of rest.filter(Boolean)) {
        const [kind, form] = LINES.find(([, form]) => form.test(line)) ?? [];
        const parts = kind ? form.exec(line).slice(1) : [];
        if (!kind || said.secret || said.missing || !FITS[kind](said, ...parts))
            throw new Error(`a line of the transcript is malformed or out of place: ${line}`);
        NOTES[kind](said, ...parts);
    }
    if (isOpen(said)) throw new Error("the last roll of the transcript has not been drawn");
    return said;
}

/** Whether an event of a record shows that dice were rolled. */
const isRoll = (text) => text.startsWith("[");

/** Whether the transcript has all rolls of the record; the next one may have been drawn already. */
function hasRollsOf(events, rolls) {
    const drawn = new Set(rolls.map(({ event }) => event));
    const beyond = [...drawn].filter((event) => Number(event) >= events.length);
    const played = events.every((text, event) => !isRoll(text) || drawn.has(String(event)));
    return played && (beyond.length === 0 || beyond.join() === String(events.length));
}

/** The number of draws of events that are no rolls: chance picks these where the rules say so, which a page cannot tell. */
const picksOf = (events, rolls) =>
    rolls.filter(({ event }) => Number(event) < events.length && !isRoll(events[event])).length;

/** Whether the terms are those of the record: its rules, and the options that it states. */
function hasTermsOf({ rules, options }, terms) {
    const stated = Object.entries(options ?? {}).map(([name, value]) => `${name}=${value}`);
    return terms[2] === rules && stated.every((option) => terms[3].split(" ").includes(option));
}

/**
 * Checks the dice of a record. Own is what this browser has kept: side, seed, and the host's commitment as first seen.
 * The faces follow from the numbers by the rules, which this page does not know, so it does not compare them.
 */
export function check(record, id, own = {}) {
    const said = read(record["fair-dice"]),
        found = [];
    const note = (good, words) => found.push({ good, words });
    note(said.terms[1] === id && hasTermsOf(record, said.terms), "the transcript is of this game and its rules");
    const picks = picksOf(record.events, said.rolls);
    note(
        hasRollsOf(record.events, said.rolls),
        `the transcript has the ${said.rolls.length - picks} rolls of the record, in their places` +
            (picks ? `; whether chance may pick ${picks} more events, the rules must say` : ""),
    );
    if (own.host) note(said.commits.host === own.host, "the host's commitment is the one that this browser saw first");
    if (own.seed)
        note(!agreed(said) || said.seeds[own.side] === own.seed, "your seed is the one that this browser made");
    for (const side of ["white", "black"]) {
        if (said.seeds[side]) {
            note(
                commitment(said.terms, side, said.seeds[side]) === said.commits[side],
                `the seed of ${side} is the one committed to`,
            );
        }
    }
    if (!said.secret) return { found, rolls: said.rolls.length, proved: false, missing: said.missing };
    note(
        commitment(said.terms, "host", said.secret) === said.commits.host,
        "the host's secret is the one committed to",
    );
    const wrong = said.rolls.filter(
        (roll) => draw(said.terms, said.secret, said.seeds.white, said.seeds.black, roll).hash !== roll.hash,
    );
    note(wrong.length === 0, `the numbers of all ${said.rolls.length} rolls follow from the secret and both seeds`);
    return { found, rolls: said.rolls.length, proved: true };
}
