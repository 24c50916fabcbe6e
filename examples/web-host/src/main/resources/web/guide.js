// The guide of the language: four pages, and the heading of the key under the cursor of the editor.
import { ask } from "./api.js";
import { el } from "./dom.js";
import { prose } from "./prose.js";

export const slug = (words) =>
    words
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, "")
        .replaceAll(" ", "-");

/** The pages by the names in their addresses: what the links to them say, and where their texts stand. */
const PAGES = {
    tutorial: ["Tutorial", "docs/tutorial.md"],
    "how-do-i": ["How do I ...", "docs/how-do-i.md"],
    guide: ["Reference", "rule-specs/README.md"],
    problems: ["Problems", "rule-specs/PROBLEMS.md"],
};

/** Returns where a link of a page leads here; undefined if it leads away. */
function addressOf(link, from) {
    const { pathname, hash, host } = new URL(link, `http://guide/${from}`);
    const found = Object.entries(PAGES).find(([, [, file]]) => host === "guide" && `/${file}` === pathname);
    return found && `#/${found[0]}${hash.replace("#", "/")}`;
}

const link = (words, href) => (href ? el("a", { href }, words) : words);

const others = (name) =>
    Object.entries(PAGES).map(([other, [title]]) =>
        el("a", { href: `#/${other}`, "aria-current": other === name ? "page" : undefined }, title),
    );

export async function guide(page, name, wanted) {
    const [, file] = PAGES[name];
    const text = await ask(`/guide/${file.split("/").at(-1)}`, { text: true });
    const [title, ...lines] = text.split("\n");
    const parts = prose(lines.join("\n"), 1, (words, address) => link(words, addressOf(address, file)));
    const headings = parts.filter((each) => /^H[2-6]$/.test(each.tagName));
    for (const heading of headings) {
        heading.id = slug(heading.textContent);
        heading.tabIndex = -1;
    }
    for (const wide of parts.filter(({ tagName }) => tagName === "PRE")) wide.tabIndex = 0; // so that keys scroll it
    const entry = (heading) => el("li", {}, link(heading.textContent, `#/${name}/${heading.id}`));
    const contents = headings.filter(({ tagName }) => tagName === "H2");
    page.replaceChildren(
        el("nav", { class: "guides", "aria-label": "Guide" }, others(name)),
        el("h1", {}, title.replace(/^# /, "")),
        el("nav", { class: "contents", "aria-label": "Contents" }, el("ul", {}, contents.map(entry))),
        el("section", { class: "prose guide" }, parts),
    );
    // A page begins at its top, so this comes after its beginning.
    const heading = headings.find(({ id }) => id === wanted);
    if (heading)
        setTimeout(() => {
            heading.focus({ preventScroll: true });
            heading.scrollIntoView();
        });
}

/** Returns the heading about a path of keys, by the longest known path that begins it; * is any name, ** any path. */
export function headingOf(path, headings) {
    const anywhere = headings[`**.${path.at(-1)}`];
    if (anywhere) return anywhere;
    for (let length = path.length; length > 0; length--) {
        const asked = path.slice(0, length);
        const known = Object.keys(headings).find((form) => {
            const parts = form.split(".");
            return parts.length === length && parts.every((part, i) => part === "*" || part === asked[i]);
        });
        if (known) return headings[known];
    }
    return headings[""];
}

const BLOCK_KEY = /^( *(?:- +)*)(["']?)([\w.-]+)\2 *:(?= |$)/;
const TOKEN = /"(?:[^"\\]|\\.)*"|'[^']*'|[{}[\],]|([\w.-]+) *:(?=[\s{["']|$)|[^\s{}[\],"'#:]+|\s#.*$|./g;

/** Returns the keys that lead to a place of a YAML text, the outermost first. */
export function pathAt(text, cursor) {
    const key = /^[\w.-]*(?: *:)?/.exec(text.slice(cursor))[0];
    const before = text.slice(0, cursor + (key.endsWith(":") ? key.length : 0));
    const block = [],
        flow = [];
    for (const line of before.split("\n")) {
        const start = flow.length === 0 ? BLOCK_KEY.exec(line) : null;
        if (start) {
            while (block.length > 0 && block.at(-1).indent >= start[1].length) block.pop();
            block.push({ indent: start[1].length, key: start[3] });
        }
        scan(start ? line.slice(start[0].length) : line, flow);
    }
    return [...block, ...flow].map((each) => each.key).filter((each) => each !== undefined);
}

/** Follows the brackets of a line; each open one has the key that stands before the place. */
function scan(line, flow) {
    if (/^\s*#/.test(line)) return;
    for (const [token, key] of line.matchAll(TOKEN)) {
        if (token === "{" || token === "[") flow.push({});
        else if (token === "}" || token === "]") flow.pop();
        else if (flow.length > 0 && token === ",") flow.at(-1).key = undefined;
        else if (flow.length > 0 && key) flow.at(-1).key = key;
    }
}
