// Plays random games of all variants: node games.mjs GAMES. Prints each game as it goes on.
import { setImmediate } from "node:timers/promises";
import { load } from "../../../target/npm/index.js";
import { randomFrom } from "./random.mjs";

const MOST_EVENTS = 120;
const dicechess = await load();
const games = Number(process.argv[2]);
const random = randomFrom(games);

const texts = (node) =>
    node.kind === "chance"
        ? node.outcomes.map(({ text, weight }) => `${text}*${weight};`).join("")
        : (node.events ?? []).map(({ text }) => `${text};`).join("");

const next = (position, node) =>
    node.kind === "chance" ? position.outcome(random(node.total)) : node.events[random(node.events.length)].text;

for (const id of dicechess.ids) {
    const variant = dicechess.variant(id);
    for (let i = 0; i < games; i++) {
        let game = variant.game();
        console.log(["game", id, variant.rulesHash].join("\t"));
        for (let node = game.node; node.kind !== "end" && game.events.length < MOST_EVENTS; node = game.node) {
            const position = game.position;
            const event = next(position, node);
            game = game.after(event);
            console.log(["event", texts(node), event, position.words(event), game.position.text].join("\t"));
        }
        for (const [form, again] of [
            ["record", () => variant.read(game.record())],
            ["JSON", () => variant.read(game.json())],
            ["any record", () => dicechess.read(game.json())],
        ])
            if (again().events.join(" ") !== game.events.join(" ")) throw new Error(`${id}: ${form} reads otherwise`);
        // A game whose setup is dealt begins behind the deal in PGN.
        if (variant.readPgn(game.pgn()).position.text !== game.position.text) throw new Error(`${id}: PGN reads otherwise`);
        console.log(["record", game.json().replaceAll(/\n */g, "")].join("\t"));
        await setImmediate(); // what the game held is free between tasks alone
    }
}
