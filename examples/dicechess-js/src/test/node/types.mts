// What the types let a program write, and what not. The compiler of TypeScript checks it; nothing runs it.
import { load, type Game } from "../../../target/npm/index.js";
import { DiceBoard } from "../../../target/npm/dice-board.js";

const board: DiceBoard = document.querySelector("dice-board")!;
const onPlay = (played: CustomEvent<{ event: string; game: Game }>) => console.log(played.detail.event);
board.addEventListener("play", onPlay);
board.removeEventListener("play", onPlay);
board.addEventListener("end", (ended) => console.log(ended.detail.result.length));
board.addEventListener("draw", (drawn) => console.log(drawn.detail.ratio.toFixed(2)));
board.addEventListener("click", (clicked) => console.log(clicked.clientX));
board.addEventListener("of-the-page", (event) => console.log(event.type));
// @ts-expect-error: the event has another detail
board.addEventListener("play", (played) => played.detail.result);

const dicechess = await load();
let game = dicechess.variant("dice-chess").game();
const { node } = game;
if (node.kind === "chance") game = game.after(game.position.outcome(node.total - 1));
else if (node.kind === "decision") game = game.after(node.events[0].text);
// @ts-expect-error: a node at the end of a game offers no events
else game = game.after(node.events[0].text);
board.game = game;
board.game = null;
// @ts-expect-error: a text is no game
board.game = game.json();
