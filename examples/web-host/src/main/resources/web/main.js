// Shows the page that the address asks for: the lobby, a game, the rules of a variant.
import { el } from "./dom.js";
import { lobby } from "./lobby.js";
import { game } from "./game.js";
import { rules } from "./rules.js";
import { editor } from "./editor.js";
import { ask } from "./api.js";

const page = document.getElementById("page");
const PAGES = [
    [/^#\/game\/([0-9a-f]+)$/, game, "game"],
    [/^#\/rules\/([a-z0-9-]+)$/, rules, "rules"],
    [/^#\/editor$/, editor, "editor"],
    [/^/, lobby, "lobby"],
];
let leave,
    turn = 0;

async function show() {
    const mine = ++turn;
    leave?.();
    leave = undefined;
    const [form, open, name] = PAGES.find(([form]) => form.test(location.hash));
    document.body.className = name;
    page.replaceChildren(el("p", { class: "quiet" }, "One moment …"));
    try {
        const left = await open(page, form.exec(location.hash)[1]);
        if (mine === turn) leave = left;
        else left?.();
    } catch (failed) {
        page.replaceChildren(
            el("h1", {}, "This does not work"),
            el("p", { role: "alert" }, failed.message),
            el("a", { href: "#/" }, "To the lobby"),
        );
    }
    page.dataset.ready = name;
    scrollTo(0, 0);
}

/** The owner of the host switches the editor on; without it the page has no link to it. */
async function links() {
    const { editor } = await ask("/api/host");
    const names = editor
        ? [
              ["#/", "Play"],
              ["#/editor", "Variant editor"],
          ]
        : [["#/", "Play"]];
    document.getElementById("nav").replaceChildren(...names.map(([href, text]) => el("a", { href }, text)));
}

links().catch(() => {});
addEventListener("hashchange", show);
show();
