// Tells a game in words: the events that were played, and the rules with diagrams of the pieces.
import { el, isDark, picture } from "./npm/dom.js";

/** For each list the game that it tells. */
const told = new WeakMap();

/** Shows the events of a game, the last one in view; each has its text and what it does, and a click shows its moment. */
export function tellPast(list, game, show) {
    const { events, variant } = game;
    const before = told.get(list);
    let known = 0;
    if (before?.rules === variant.rulesHash) while (known < events.length && before.events[known] === events[known]) known++;
    while (list.children.length > known) list.lastChild.remove();
    for (let i = known; i < events.length; i++)
        list.append(el("li", {}, entry(game.at(i).position, events[i], () => show(i + 1))));
    told.set(list, { rules: variant.rulesHash, events });
    list.scrollTop = list.scrollHeight;
}

function entry(position, event, onclick) {
    return el("button", { type: "button", onclick }, el("code", {}, event), ` ${position.words(event)}`);
}

/** Shows the rules of a variant, each piece with its diagram. */
export function tellRules(place, variant) {
    place.replaceChildren(...variant.rules.flatMap((chapter) => chapterOf(variant, chapter)));
}

function chapterOf(variant, { topic, title, piece, sentences }) {
    const lines = sentences.map(({ text, rule }) => el("p", {}, text, rule && el("small", {}, ` ${rule}`)));
    const svg = topic === "setup" ? variant.board(isDark()) : piece && variant.diagram(piece, isDark());
    return [el("h3", {}, title), ...lines, ...(svg ? [framed(svg)] : [])];
}

/** A picture in a tree of its own, as the names in one picture are those in others. */
function framed(svg) {
    const frame = el("div", { class: "diagram" });
    frame.attachShadow({ mode: "open" }).append(picture(svg));
    return frame;
}
