// Rules in words: headings, lists, tables and code of Markdown become elements. All else is text, HTML too.
import { el } from "./dom.js";

const HEADING = /^(#{1,6}) +(.*)$/;
const ITEM = /^(?:[*-]|\d{1,9}\.) +(.*)$/;
/** What ends a paragraph. */
const OTHERS = [HEADING, ITEM, /^(\||```)/];
const RULE = /^\|?[ :|-]+$/;
const INLINE = /(`[^`]{1,300}`|\*\*[^*]{1,300}\*\*|\*[^\s*][^*]{0,300}\*|\[[^\][]{1,300}\]\([^()\s]{0,300}\))/;
/** Links lose their address, as it leads into the folder of the pack or away from this host. */
const wordsAlone = (words) => words;

/**
 * Returns the elements of a text; headings of the page stand above its own, the highest of which has this level. The
 * function makes what stands for a link, of its words and its address.
 */
export function prose(text, highest = 3, link = wordsAlone) {
    const lines = text.split(/\r?\n/).reverse(); // the next line is the last, as taking it away is cheap there
    const made = [];
    while (lines.length > 0) made.push(...block(lines, highest, link));
    return made;
}

/** Takes the lines of the next block away, and returns its element. */
function block(lines, highest, link) {
    const line = lines.at(-1);
    if (line.trim() === "") return take(lines, (each) => each.trim() === "").slice(0, 0);
    if (line.startsWith("```")) return [code(lines)];
    if (HEADING.test(line)) return [heading(lines.pop(), highest, link)];
    if (line.startsWith("|")) return [table(take(lines, (each) => each.startsWith("|")), link)];
    if (ITEM.test(line)) return [list(take(lines, (each) => ITEM.test(each) || /^ +\S/.test(each)), link)];
    const first = lines.pop();
    const more = take(lines, (each) => each.trim() !== "" && !OTHERS.some((form) => form.test(each)));
    return [el("p", {}, inline([first, ...more].join(" "), link))];
}

/** Takes the lines away that fit, up to the first one that does not. */
function take(lines, fits) {
    const taken = [];
    while (lines.length > 0 && fits(lines.at(-1))) taken.push(lines.pop());
    return taken;
}

function code(lines) {
    lines.pop();
    const inside = take(lines, (line) => !line.startsWith("```"));
    lines.pop();
    return el("pre", {}, inside.join("\n"));
}

function heading(line, highest, link) {
    const [, marks, words] = HEADING.exec(line);
    return el(`h${Math.min(6, highest - 1 + marks.length)}`, {}, inline(words, link));
}

function list(lines, link) {
    const items = [];
    for (const line of lines) {
        const item = ITEM.exec(line);
        if (item) items.push(item[1]);
        else items.push(`${items.pop()} ${line.trim()}`);
    }
    return el(
        "ul",
        {},
        items.map((words) => el("li", {}, inline(words, link))),
    );
}

function table(lines, link) {
    const cells = (line) => line.replace(/^\||\|\s*$/g, "").split("|");
    const [head, ...rows] = lines.filter((line) => !RULE.test(line)).map(cells);
    const row = (name, attributes, line) =>
        el(
            "tr",
            {},
            line.map((cell) => el(name, attributes, inline(cell.trim(), link))),
        );
    return el(
        "table",
        {},
        el("thead", {}, row("th", { scope: "col" }, head ?? [])),
        el(
            "tbody",
            {},
            rows.map((line) => row("td", {}, line)),
        ),
    );
}

function inline(words, link) {
    return words.split(INLINE).map((part, i) => (i % 2 === 0 ? part : marked(part, link)));
}

function marked(part, link) {
    if (part.startsWith("`")) return el("code", {}, part.slice(1, -1));
    if (part.startsWith("**")) return el("strong", {}, part.slice(2, -2));
    if (part.startsWith("*")) return el("em", {}, part.slice(1, -1));
    const end = part.indexOf("](");
    return link(part.slice(1, end), part.slice(end + 2, -1));
}
