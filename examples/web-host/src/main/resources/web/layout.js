// The places of the parts of a game on the page.
import { el } from "./dom.js";

const LIVE = { notice: { role: "alert" }, link: { role: "status" } };
const PARTS = ["over", "top-seat", "bottom-seat", "winning", "banner", "dice", "picks", "acts", "more", "notice", "hints", "link"];

/** Fills the page and returns the empty parts by name. */
export function layout(page, title, board, record) {
    const parts = Object.fromEntries(PARTS.map((name) => [name, el("div", { class: name, ...LIVE[name] })]));
    const moves = el(
        "details",
        { class: "moves", open: true },
        el("summary", {}, "Record"),
        record.list,
        record.replay,
    );
    page.replaceChildren(
        el(
            "div",
            { class: "table" },
            el("h1", { class: "hidden" }, title),
            el("div", { class: "play" }, parts["top-seat"], board, parts.winning, parts["bottom-seat"]),
            el(
                "aside",
                { class: "side", "aria-label": "Turn and record" },
                parts.link,
                parts.over,
                parts.banner,
                parts.dice,
                parts.picks,
                parts.notice,
                parts.hints,
                parts.acts,
                moves,
                parts.more,
            ),
        ),
    );
    return parts;
}
