// The computer player, in a thread of its own. It gets a definition with a record, and answers with an event.
import { load } from "./npm/index.js";

const PLAYOUTS = 3000;
const library = load();

addEventListener("message", async ({ data: { number, text, record } }) => {
    const dicechess = await library;
    const game = dicechess.define(text).read(record);
    postMessage({ number, event: game.advice(PLAYOUTS) });
});
