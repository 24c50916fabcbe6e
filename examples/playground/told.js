// Tells a game in words: the events that were played, and the rules with diagrams of the pieces.
import { el, isDark, picture } from "./npm/dom.js";

/** Shows the events of a game, the last one in view; each has its text and what it does. */
export function tellPast(list, game) {
    const events = game.events;
    let known = list.children.length;
    while (known > 0 && list.children[known - 1].dataset.event !== key(events, known - 1)) list.children[--known].remove();
    for (let i = known; i < events.length; i++) {
        const words = game.at(i).position.words(events[i]);
        list.append(el("li", { "data-event": key(events, i) }, el("code", {}, events[i]), ` ${words}`));
    }
    list.scrollTop = list.scrollHeight;
}

/** An event is the same as before where it has the same text and follows the same one. */
const key = (events, i) => `${events[i - 1] ?? ""} ${events[i]}`;

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
