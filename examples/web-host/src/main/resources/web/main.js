// Shows the page that the address asks for: the lobby, a game, the rules of a variant.
import { adopt } from "./board-style.js";
import { BoardElement } from "./element.js";
import { el } from "./dom.js";
import { lobby } from "./lobby.js";
import { ask } from "./api.js";
import { entitle } from "./title.js";

customElements.define("dice-board", BoardElement);
adopt(document); // for the dice beside a board
const page = document.getElementById("page");
/** Loads what only these pages need when one of them is opened, so that the lobby does not wait for it. */
const PAGES = [
    [/^#\/game\/([0-9a-f]+)$/, async (...at) => (await import("./game.js")).game(...at), "game"],
    [/^#\/rules\/([a-z0-9-]+)$/, async (...at) => (await import("./rules.js")).rules(...at), "rules"],
    [/^#\/editor$/, async (...at) => (await import("./editor.js")).editor(...at), "editor"],
    [
        /^#\/(guide|tutorial|how-do-i|problems)(?:\/([a-z0-9-]+))?$/,
        async (...at) => (await import("./guide.js")).guide(...at),
        "guide",
    ],
    [/^/, lobby, "lobby"],
];
let leave,
    turn = 0;

/** Tells where this is now: in the title, and to people who do not see the page. */
function arrive(place, name, isFirst) {
    entitle(place.querySelector("h1"));
    page.dataset.ready = name;
    scrollTo(0, 0);
    if (!isFirst) page.focus({ preventScroll: true });
}

async function show() {
    const mine = ++turn;
    leave?.();
    leave = undefined;
    const [form, open, name] = PAGES.find(([form]) => form.test(location.hash));
    document.body.className = name;
    // A place of its own, so that a page that comes late does not cover the next one.
    const place = el("div", {}, el("p", { class: "quiet" }, "One moment …"));
    page.replaceChildren(place);
    try {
        const left = await open(place, ...form.exec(location.hash).slice(1));
        if (mine === turn) leave = left;
        else left?.();
    } catch (failed) {
        place.replaceChildren(
            el("h1", {}, "This does not work"),
            el("p", { role: "alert" }, failed.message),
            el("a", { href: "#/" }, "To the lobby"),
        );
    }
    if (mine === turn) arrive(place, name, mine === 1);
}

/** The owner of the host switches the editor on; without it the page has no link to it, nor to its guide. */
async function links() {
    const { editor } = await ask("/api/v1/host");
    const names = editor
        ? [
              ["#/", "Play"],
              ["#/editor", "Variant editor"],
              ["#/tutorial", "Guide"],
          ]
        : [["#/", "Play"]];
    document.getElementById("nav").replaceChildren(...names.map(([href, text]) => el("a", { href }, text)));
}

links().catch(() => {});
addEventListener("hashchange", show);
// A game begins in one click, so its page is there before.
show().then(() => import("./game.js")).catch(() => {});
