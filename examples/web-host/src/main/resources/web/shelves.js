// The games of the lobby: by group, with a search, favourites, and a start in one click.
import { el, theme } from "./dom.js";

const FAVOURITES = "dicechess-favourites";

/** Returns the ids of the favourites of this browser. */
function favourites() {
    try {
        return new Set(JSON.parse(localStorage.getItem(FAVOURITES) ?? "[]"));
    } catch {
        return new Set();
    }
}

/**
 * Shows the games. Pictures of a closed group are not loaded.
 * @param onChoose is called with a game that has been chosen
 * @param onPlay is called with a game that is to be played now; it has been chosen
 */
export function shelves(variants, first, onChoose, onPlay) {
    const search = el("input", {
        type: "search",
        placeholder: "Search for a game",
        "aria-label": "Search for a game",
        oninput: () => find(search.value, variants, place),
        onkeydown: (event) => event.key === "Enter" && event.preventDefault(), // starts no game
    });
    const place = el("div", {});
    const choose = (variant) => {
        for (const input of place.querySelectorAll("input")) input.checked = input.value === variant.id;
        onChoose(variant);
    };
    const act = {
        choose: onChoose,
        play: (variant) => {
            choose(variant);
            onPlay(variant);
        },
        mark: (variant) => {
            const chosen = place.querySelector("input:checked")?.value ?? first.id;
            const marked = favourites();
            if (!marked.delete(variant.id)) marked.add(variant.id);
            localStorage.setItem(FAVOURITES, JSON.stringify([...marked]));
            fill(chosen);
            find(search.value, variants, place);
            place.querySelector(`[data-variant="${variant.id}"] .star`)?.focus({ preventScroll: true });
        },
    };
    const fill = (chosen) => place.replaceChildren(...groups(variants, chosen, act));
    fill(first.id);
    return el("fieldset", { class: "games" }, el("legend", {}, "Game"), search, place);
}

/** Returns the favourites, if there are any, and the groups. */
function groups(variants, chosen, act) {
    const marked = favourites();
    const shelf = (name, games, open, own) =>
        el(
            "details",
            { class: "group", open, "data-own": own },
            el("summary", {}, `${name} (${games.length})`),
            el(
                "div",
                { class: "cards" },
                games.map((game) => card(game, chosen, marked.has(game.id), act)),
            ),
        );
    const own = variants.filter(({ id }) => marked.has(id));
    return [
        ...(own.length ? [shelf("Favourites", own, true, true)] : []),
        ...byGroup(variants).map(([name, games]) =>
            shelf(
                name,
                games,
                games.some(({ id }) => id === chosen),
            ),
        ),
    ];
}

function byGroup(variants) {
    const groups = new Map();
    for (const variant of variants) {
        const group = variant.group || "Other games";
        groups.set(group, [...(groups.get(group) ?? []), variant]);
    }
    return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

function card(variant, chosen, isFavourite, act) {
    return el(
        "div",
        { class: "card", "data-variant": variant.id, title: variant.about },
        el(
            "label",
            {},
            el("input", {
                type: "radio",
                name: "variant",
                value: variant.id,
                checked: variant.id === chosen,
                onchange: () => act.choose(variant),
            }),
            el("img", {
                src: `/api/v1/variants/${variant.id}/board?theme=${theme()}`,
                alt: "",
                loading: "lazy",
                width: 120,
                height: 120,
            }),
            el("span", {}, variant.name),
        ),
        el(
            "div",
            { class: "quick" },
            el(
                "button",
                {
                    type: "button",
                    class: "star",
                    "aria-pressed": String(isFavourite),
                    "aria-label": `Favourite: ${variant.name}`,
                    onclick: () => act.mark(variant),
                },
                isFavourite ? "★" : "☆",
            ),
            el(
                "button",
                {
                    type: "button",
                    class: "at-once",
                    "aria-label": `Play ${variant.name} now`,
                    onclick: () => act.play(variant),
                },
                "Play",
            ),
            el("a", { href: `#/rules/${variant.id}`, "aria-label": `What is ${variant.name}?` }, "?"),
        ),
    );
}

/** Leaves the games that have all these words in id, name, other names or group, and opens their groups. */
function find(text, variants, place) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const found = new Set(variants.filter((variant) => hasAll(words, variant)).map(({ id }) => id));
    for (const shelf of place.children) {
        const games = [...shelf.querySelectorAll(".card")];
        for (const game of games) game.hidden = !found.has(game.dataset.variant);
        shelf.hidden = games.every((game) => game.hidden);
        const isOwn = shelf.dataset.own !== undefined || shelf.querySelector("input:checked") !== null;
        shelf.open = words.length > 0 ? !shelf.hidden : isOwn;
    }
}

function hasAll(words, { id, name, also, group }) {
    const text = [id, name, group, ...also].join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
}
