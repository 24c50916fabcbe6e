// An editor of definitions beside a board that plays them. Everything happens in the page; there is no server.
import "./npm/dice-board.js";
import { DicechessError, load } from "./npm/index.js";
import { pathAt, wordsAt } from "./keys.js";
import { fromLink, toLink } from "./link.js";
import { tellPast, tellRules } from "./told.js";

const CHECK_MS = 300;
const FIRST = "dice-chess";
const KEPT = "definition";
const find = (id) => document.getElementById(id);
const [text, samples, side, board, problems, sound, thinks, past, rules] = [
    "text",
    "samples",
    "side",
    "board",
    "problems",
    "sound",
    "thinks",
    "past",
    "rules",
].map(find);

const [dicechess, schema] = await whole(
    Promise.all([
        load(),
        fetch(new URL("npm/definition.schema.json", import.meta.url)).then((answer) => answer.json()),
    ]),
);
text.disabled = false;
let player,
    variant,
    played,
    waiting,
    linked,
    own,
    asked = 0;

/** Tells where the page cannot begin. */
async function whole(loading) {
    try {
        return await loading;
    } catch (failed) {
        sound.textContent = `The library does not load: ${failed.message}`;
        sound.className = "bad";
        throw failed;
    }
}

/** Tells the problems in place: each one leads to its line. */
function tell(found) {
    problems.replaceChildren(
        ...found.map((problem) => {
            const item = document.createElement("li");
            const jump = document.createElement("button");
            jump.type = "button";
            const isOwn = problem.file === "definition";
            const place = `${isOwn ? "" : `${problem.file}:`}${problem.line}:${problem.column}`;
            jump.textContent = `${place} ${problem.code} ${[problem.message, problem.hint].filter(Boolean).join("; ")}`;
            jump.className = problem.severity;
            jump.disabled = !isOwn;
            jump.addEventListener("click", () => select(problem.line, problem.column));
            item.append(jump);
            return item;
        }),
    );
    const errors = found.filter(({ severity }) => severity === "error").length;
    const before = variant ? `; the board shows the last sound text, ${variant.name}` : "";
    sound.textContent = errors === 0 ? `${variant.name}: the definition is sound` : `${errors} problem${errors > 1 ? "s" : ""}${before}`;
    sound.className = errors === 0 ? "good" : "bad";
    board.classList.toggle("stale", errors > 0);
}

function select(line, column) {
    const before = text.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    text.focus();
    text.setSelectionRange(before + column - 1, before + column);
    text.scrollTop = ((line - 3) * text.scrollHeight) / text.value.split("\n").length;
}

/**
 * Loads the text, and keeps it in this browser. If it is sound, its game begins with the events of an earlier one that
 * are possible in it; else the last sound one stays.
 */
function read(events) {
    keep();
    try {
        variant = dicechess.define(text.value);
        played = text.value;
        tell(dicechess.check(text.value));
        begin(events);
        explain();
    } catch (failed) {
        if (!(failed instanceof DicechessError)) throw failed;
        tell(failed.problems);
    }
    document.body.dataset.ready = "yes";
}

/** Keeps the text for the next visit. A link that no longer says what the text says leaves the address. */
function keep() {
    try {
        localStorage.setItem(KEPT, text.value);
    } catch {
        // A browser that keeps nothing, or has no room.
    }
    if (location.hash && text.value !== linked) history.replaceState(null, "", location.pathname + location.search);
}

const kept = () => {
    try {
        return localStorage.getItem(KEPT) ?? undefined;
    } catch {
        return undefined;
    }
};

/** Shows the text of the address, else the text of the last visit, else the first sample. */
async function arrive() {
    const found = await fromLink(location.hash);
    const isBroken = location.hash.length > 1 && found === undefined;
    say(isBroken ? "The link is damaged: it holds no whole definition." : "");
    linked = found;
    replace(found ?? kept() ?? dicechess.source(FIRST));
}

/** Writes where the cursor is. The old way to write is the only one that the editor can take back. */
function type(words) {
    text.focus({ preventScroll: true });
    if (document.execCommand("insertText", false, words)) return;
    text.setRangeText(words, text.selectionStart, text.selectionEnd, "end");
    text.dispatchEvent(new Event("input"));
}

/** Puts another text in place of what stands there. */
function replace(other) {
    text.select();
    type(other);
    text.setSelectionRange(0, 0);
    clearTimeout(waiting);
    read([]);
    offer();
}

const say = (words) => (find("shared").textContent = words);

/** Tells what may stand where the cursor is; a click writes it. */
function offer() {
    const path = pathAt(text.value, text.selectionStart);
    const { help, keys, words } = wordsAt(schema, path);
    find("help").textContent = path.length > 0 ? `${path.join(" → ")}: ${help}` : "A definition is a map of these keys.";
    const entries = [...words.map((name) => ({ name, help: "" })), ...keys.map(({ name, help }) => ({ name, help, end: ": " }))];
    find("words").replaceChildren(
        ...entries.flatMap((entry) => {
            const name = document.createElement("dt"),
                meaning = document.createElement("dd"),
                write = document.createElement("button");
            write.type = "button";
            write.textContent = entry.name;
            write.addEventListener("click", () => {
                const before = text.value.slice(0, text.selectionStart);
                const comma = /[^{[,\s]\s*$/.test(before) && /[{[][^\n]*$/.test(before) && entry.end ? ", " : "";
                type(comma.trimEnd() + (comma && !/\s$/.test(before) ? " " : "") + entry.name + (entry.end ?? ""));
            });
            name.append(write);
            meaning.textContent = entry.help;
            return [name, meaning];
        }),
    );
}

function begin(events) {
    if (!variant) return;
    forget();
    board.setAttribute("plays", side.value);
    board.game = after(events);
    goOn();
}

/** Returns the game after the events, as far as they are possible. */
function after(events) {
    let game = variant.game();
    for (const event of events) {
        if (game.explain(event) !== "") break;
        game = game.after(event);
    }
    return game;
}

/** Shows what was played, and lets the computer play if it decides. */
function goOn() {
    tellPast(past, board.game, look);
    mark();
    think();
}

/** Shows the board as it was behind an event; the last one shows it as it is. */
function look(events) {
    board.moment = events;
    mark();
}

/** Marks the event whose moment is shown, and tells whether something can be taken back. */
function mark() {
    for (const [index, { firstChild }] of [...past.children].entries()) {
        firstChild.setAttribute("aria-pressed", index + 1 === board.moment);
    }
    find("back").disabled = !board.canBack;
}

/** Tells the rules where somebody looks at them. */
function explain() {
    if (rules.open && variant) tellRules(rules.querySelector("div"), variant);
}

/** Asks the computer for an event, if it decides. */
function think() {
    const { node } = board.game;
    thinks.hidden = side.value === "both" || node.kind !== "decision" || node.player === side.value;
    if (thinks.hidden) return;
    player ??= makePlayer();
    player.postMessage({ number: ++asked, text: played, record: board.game.record() });
}

function makePlayer() {
    const made = new Worker(new URL("player.js", import.meta.url), { type: "module" });
    made.addEventListener("message", ({ data: { number, event } }) => number === asked && board.play(event));
    return made;
}

/** Takes no answer to an earlier question; a player that still thinks is replaced. */
function forget() {
    asked++;
    if (thinks.hidden) return;
    player.terminate();
    player = undefined;
    thinks.hidden = true;
}

board.addEventListener("play", goOn);
rules.addEventListener("toggle", explain);
text.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => read(board.game?.events ?? []), CHECK_MS);
});
document.addEventListener("selectionchange", () => document.activeElement === text && offer());
samples.addEventListener("change", () => replace(dicechess.source(samples.value)));
addEventListener("hashchange", () => location.hash.length > 1 && location.hash !== `#${own}` && arrive());
side.addEventListener("change", () => begin(board.game?.events));
find("again").addEventListener("click", () => begin([]));
find("back").addEventListener("click", () => {
    if (!board.game) return;
    forget();
    board.back();
    goOn();
});
find("share").addEventListener("click", async () => {
    linked = text.value;
    own = await toLink(text.value);
    location.hash = own;
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    say("The address of this page holds the definition.");
});

await arrive();
// The list takes as long as a game to load, so it comes behind the first board.
samples.append(
    ...dicechess.ids.map((id) => {
        const option = document.createElement("option");
        option.textContent = id;
        return option;
    }),
);
samples.value = FIRST;
if ("serviceWorker" in navigator) navigator.serviceWorker.register("offline.js").catch(() => {});
