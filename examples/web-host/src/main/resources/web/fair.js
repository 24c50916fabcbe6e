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

const LINES = [
    ["commit", /^commit (host|white|black) ([0-9a-f]{64})$/],
    ["seed", /^seed (white|black) ([0-9a-f]{32,128})$/],
    ["roll", /^roll (\d+) event (\d+) of (\d+)$/],
    ["drawn", /^drawn ([0-9a-f]{64})$/],
    ["secret", /^secret ([0-9a-f]{32,128})$/],
];

/** Reads a transcript with one secret for the whole game. */
export function read(text) {
    const [head, game, rules, ...rest] = text.split("\n");
    const options = rest[0].startsWith("options: ") ? rest.shift().slice(9) : "";
    if (head !== "dicechess-fair-1" || rest.shift() !== "scheme: one-secret-committed")
        throw new Error("another scheme");
    const terms = [head, game.slice(6), rules.slice(7), options];
    const said = { terms, commits: {}, seeds: {}, rolls: [], secret: undefined };
    for (const line of rest.filter(Boolean)) {
        const [kind, form] = LINES.find(([, form]) => form.test(line)) ?? [];
        if (!kind) throw new Error(`a line is malformed: ${line}`);
        const [, a, b, c] = form.exec(line);
        if (kind === "commit") said.commits[a] = b;
        else if (kind === "seed") said.seeds[a] = b;
        else if (kind === "roll") said.rolls.push({ index: a, event: b, total: c });
        else if (kind === "drawn") said.rolls.at(-1).hash = a;
        else said.secret = a;
    }
    return said;
}

/** Checks a transcript; own is what this browser has kept: side, seed, and the host's commitment as first seen. */
export function check(text, own = {}) {
    const said = read(text),
        found = [];
    const note = (good, words) => found.push({ good, words });
    if (own.host) note(said.commits.host === own.host, "the host's commitment is the one that this browser saw first");
    if (own.seed) note(said.seeds[own.side] === own.seed, "your seed is the one that this browser made");
    for (const side of ["white", "black"]) {
        if (said.seeds[side]) {
            note(
                commitment(said.terms, side, said.seeds[side]) === said.commits[side],
                `the seed of ${side} is the one committed to`,
            );
        }
    }
    if (!said.secret) return { found, rolls: said.rolls.length, proved: false };
    note(
        commitment(said.terms, "host", said.secret) === said.commits.host,
        "the host's secret is the one committed to",
    );
    const wrong = said.rolls.filter(
        (roll) => draw(said.terms, said.secret, said.seeds.white, said.seeds.black, roll).hash !== roll.hash,
    );
    note(wrong.length === 0, `all ${said.rolls.length} rolls follow from the secret and both seeds`);
    return { found, rolls: said.rolls.length, proved: true, said };
}
