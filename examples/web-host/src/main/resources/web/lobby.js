// The lobby: a new game, games of this browser, and games that wait for a player.
import { ask, forget, insist, keep, kept, newToken } from "./api.js";
import { el, capital, pause, refill } from "./dom.js";
import { shelves } from "./shelves.js";

const LEVELS = ["level-1", "level-2", "level-3", "level-4", "level-5"];
const NAMES = ["beginner", "casual", "thoughtful", "strong", "strongest"];
const TRIES = 5;
const AT_ONCE = 50;
const REFRESH_MS = 5000;
const MOST_OVER = 10;
const CLOCKS = {
    none: "No clock",
    "300+5": "5 minutes + 5 seconds a turn",
    "900+10": "15 minutes + 10 seconds a turn",
    "86400/turn": "1 day for each turn",
    "259200/turn": "3 days for each turn",
    "604800/turn": "7 days for each turn",
};

export async function lobby(page) {
    const variants = await ask("/api/v1/variants");
    const chosen = localStorage.getItem("dicechess-variant");
    const first =
        variants.find(({ id }) => id === chosen) ?? variants.find(({ id }) => id === "dice-chess") ?? variants[0];
    const mine = el("section", { "aria-labelledby": "mine" });
    const open = el("section", { "aria-labelledby": "open" });
    const refused = el("p", { class: "error", role: "alert" });
    const details = el("div", { class: "details" });
    const form = el("form", { class: "new", onsubmit: (event) => start(event, form) });
    const games = shelves(
        variants,
        first,
        (variant) => show(details, variant),
        (variant) => playNow(form, details, variant),
    );
    form.append(games, details);
    page.replaceChildren(
        el("h1", {}, "Play a dice chess variant"),
        el(
            "div",
            { class: "columns" },
            el("section", { "aria-labelledby": "new" }, el("h2", { id: "new" }, "New game"), form),
            el("div", { class: "lists" }, mine, open, refused),
        ),
    );
    show(details, first);
    const refresh = () => Promise.all([showMine(mine), showOpen(open, refused)]).catch(() => {});
    await refresh();
    let left = false;
    // One after the other, so that no late answer covers a newer one.
    const again = async () => {
        for (; !left; await pause(REFRESH_MS)) if (!document.hidden) await refresh();
    };
    pause(REFRESH_MS).then(again);
    return () => {
        left = true;
    };
}

function select(label, name, choices, value) {
    return el(
        "label",
        { class: "field" },
        el("span", {}, label),
        el(
            "select",
            { name },
            Object.entries(choices).map(([key, text]) => el("option", { value: key, selected: key === value }, text)),
        ),
    );
}

/** Shows the form for a variant; what has been chosen for another variant stays. */
function show(details, variant) {
    localStorage.setItem("dicechess-variant", variant.id);
    const chosen = details.closest("form") ? Object.fromEntries(new FormData(details.closest("form"))) : {};
    const opponents = {
        person: "a person",
        ...Object.fromEntries(LEVELS.map((level, i) => [level, `computer, ${level.replace("-", " ")} (${NAMES[i]})`])),
    };
    details.replaceChildren(
        el("p", { class: "about" }, variant.about, " ", el("a", { href: `#/rules/${variant.id}` }, "Rules and moves")),
        el(
            "div",
            { class: "fields" },
            variant.options.map((option) =>
                el(
                    "div",
                    {},
                    select(option.title, `option-${option.name}`, option.choices),
                    el("small", {}, option.about),
                ),
            ),
            select(
                "Opponent",
                "opponent",
                opponents,
                chosen.opponent ?? localStorage.getItem("dicechess-opponent") ?? "level-2",
            ),
            select("Your side", "side", { white: "White", black: "Black" }, chosen.side),
            select("Clock, between people", "clock", CLOCKS, chosen.clock),
            el(
                "label",
                { class: "field" },
                el("span", {}, "Your name"),
                el("input", {
                    name: "name",
                    maxlength: 40,
                    autocomplete: "nickname",
                    value: chosen.name ?? localStorage.getItem("dicechess-name") ?? "",
                }),
            ),
            el(
                "label",
                { class: "check" },
                el("input", { type: "checkbox", name: "listed", checked: true }),
                " Anybody may join; else only who has the link",
            ),
        ),
        el("button", { class: "primary", type: "submit" }, `Start ${variant.name}`),
        el("p", { class: "error", role: "alert" }),
    );
}

/** Starts a game in one click: against the computer, otherwise as the form says. */
function playNow(form, details, variant) {
    show(details, variant);
    const opponent = form.elements.opponent;
    if (opponent.value === "person") opponent.value = "level-2";
    form.requestSubmit();
}

async function start(event, form) {
    event.preventDefault();
    const data = new FormData(form),
        options = {};
    for (const [name, value] of data) if (name.startsWith("option-")) options[name.slice(7)] = value;
    localStorage.setItem("dicechess-name", data.get("name"));
    localStorage.setItem("dicechess-opponent", data.get("opponent"));
    form.dataset.token ??= newToken();
    const button = form.querySelector("button[type=submit]");
    button.disabled = true;
    try {
        const body = {
            variant: data.get("variant"),
            options,
            name: data.get("name"),
            side: data.get("side"),
            opponent: data.get("opponent"),
            clock: data.get("clock"),
            listed: data.has("listed"),
            token: form.dataset.token,
        };
        enter(await insist("/api/v1/games", { body }, TRIES));
    } catch (refused) {
        if (refused.status < 500) delete form.dataset.token; // else the game may be there
        form.querySelector(".error").textContent = capital(refused.message);
    } finally {
        button.disabled = false;
    }
}

function enter({ game, token, side }) {
    keep(game, { token, side, at: Date.now() });
    location.hash = `#/game/${game}`;
}

/** Takes the free seat of a game. The token is kept first, so that a lost answer loses no seat. */
export async function join(id) {
    const token = kept()[id]?.token ?? newToken();
    keep(id, { token });
    try {
        const body = { name: localStorage.getItem("dicechess-name") ?? "", token };
        enter(await insist(`/api/v1/games/${id}/join`, { body }, TRIES));
    } catch (refused) {
        if (refused.status < 500 && !kept()[id]?.side) forget(id);
        throw refused;
    }
}

const isYours = (row) => row.asks !== "" && row.asks === kept()[row.id].side;

function words(row) {
    if (row.stage === "over") return "over";
    if (row.stage === "open") return "waits for a player";
    if (row.stage === "agreeing") return isYours(row) ? "waits for your share in the dice" : "agrees on the dice";
    return isYours(row) ? "your turn" : "the opponent's turn";
}

/** Returns the games of this browser, the latest first: all that may go on, then some that are over. */
function own() {
    const all = Object.entries(kept()).sort(([, a], [, b]) => (b.at ?? 0) - (a.at ?? 0));
    const over = all.filter(([, game]) => game.over).slice(0, MOST_OVER);
    return [...all.filter(([, game]) => !game.over), ...over].map(([id]) => id);
}

/** Asks for the rows of games, as many at once as the host gives. */
async function rowsOf(ids) {
    const rows = [];
    for (let at = 0; at < ids.length; at += AT_ONCE)
        rows.push(...(await ask(`/api/v1/games?ids=${ids.slice(at, at + AT_ONCE).join(",")}`)));
    return rows;
}

async function showMine(place) {
    const rows = await rowsOf(own());
    for (const row of rows) if (row.stage === "over" && !kept()[row.id].over) keep(row.id, { over: true });
    for (const row of rows) if (row.next) keepRematch(row);
    const rank = (row) => (isYours(row) ? 0 : row.stage === "over" ? 2 : 1);
    rows.sort((a, b) => rank(a) - rank(b));
    list(place, "mine", "Your games", rows, "None yet.", (row) => [
        el(
            "a",
            { href: `#/game/${row.id}` },
            `${row.variant}: ${row.seats.white ?? "nobody"} v ${row.seats.black ?? "nobody"}`,
        ),
        el("span", { class: isYours(row) ? "tag yours" : "tag" }, words(row)),
    ]);
}

/** Keeps the seat in a rematch that has begun while this browser did not look: the same token, the other side. */
function keepRematch({ id, next }) {
    const { token, side, at } = kept()[id];
    if (side && !kept()[next]) keep(next, { token, side: side === "white" ? "black" : "white", at });
}

/** Returns the games of so many pages, and whether more may follow. */
async function pagesOf(number) {
    const rows = [];
    let page = await ask("/api/v1/games");
    rows.push(...page);
    for (let at = 1; at < number && page.length === AT_ONCE; at++) {
        page = await ask(`/api/v1/games?behind=${page.at(-1).id}`);
        rows.push(...page);
    }
    return { rows, more: page.length === AT_ONCE };
}

async function showOpen(place, refused) {
    const mine = kept();
    const pages = Number(place.dataset.pages ?? 1);
    const open = await pagesOf(pages);
    const rows = open.rows.filter((row) => !mine[row.id]);
    const further = () => {
        place.dataset.pages = pages + 1;
        showOpen(place, refused).catch(() => {});
    };
    const take = (row) =>
        join(row.id).catch((wrong) => {
            refused.textContent = capital(wrong.message);
        });
    list(
        place,
        "open",
        "Games that wait for a player",
        rows,
        "None. Start one against a person, and it stands here.",
        (row) => [
            el(
                "span",
                {},
                `${row.variant}, against ${row.seats.white ?? row.seats.black}`,
                row.clock === "none" ? "" : ` (${CLOCKS[row.clock] ?? row.clock})`,
            ),
            el("button", { type: "button", "data-key": row.id, onclick: () => take(row) }, "Join"),
        ],
        open.more ? [el("button", { type: "button", "data-key": "more", onclick: further }, "More games")] : [],
    );
}

function list(place, id, title, rows, none, row, behind = []) {
    const items = rows.map((each) => el("li", {}, ...row(each)));
    refill(place, [
        el("h2", { id }, title),
        rows.length ? el("ul", { class: "rows" }, items) : el("p", { class: "quiet" }, none),
        ...behind,
    ]);
}
