// Breaks the bundled definitions at random and checks them: node problems.mjs FOLDER TEXTS.
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { load } from "../../../target/npm/index.js";
import { randomFrom } from "./random.mjs";

const [folder, texts] = process.argv.slice(2);
const dicechess = await load();
const random = randomFrom(7);
const SIGNS = ["\t", "\u0000", "\u202e", "é", "漢", "😀", "{", "}", "[", "]", ":", "- ", "#", "'", '"', "&a", "*a", "\r\n", "9", " "];
const bodies = readdirSync(folder)
    .map((id) => `${folder}/${id}/variant.yaml`)
    .filter(existsSync)
    .map((file) => readFileSync(file, "utf8"));

const broken = (text) => {
    const at = random(text.length);
    const ways = [
        () => text.slice(0, at),
        () => text.slice(0, at) + SIGNS[random(SIGNS.length)] + text.slice(at),
        () => text.slice(0, at) + text.slice(at + 1 + random(8)),
        () => text.slice(0, at) + String.fromCodePoint(32 + random(0x2000)) + text.slice(at + 1),
    ];
    return ways[random(ways.length)]();
};

for (let i = 0; i < Number(texts); i++) {
    const text = broken(bodies[random(bodies.length)]);
    const told = dicechess
        .check(text)
        .map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}|`)
        .join("");
    console.log([Buffer.from(text).toString("base64"), told].join("\t"));
    await setImmediate(); // what a check held is free between tasks alone
}
