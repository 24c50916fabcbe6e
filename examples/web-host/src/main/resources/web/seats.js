// Who sits where: names, what each side has lost, and clocks.
import { el, capital } from "./dom.js";
import { kindIcon } from "./dice.js";

const DAY = 86400;

/** Shows the seat of a side. */
export function showSeat(place, name, side, { seats, view, asks }, kinds) {
    const lost = Object.entries(view.captured[side]).map(([kind, count]) =>
        el(
            "span",
            { class: "lost", role: "img", "aria-label": `${count} ${kind}` },
            kindIcon(kinds.get(kind), side),
            count > 1 ? el("small", {}, `×${count}`) : "",
        ),
    );
    place.className = `seat ${name} ${asks === side ? "asked" : ""}`;
    place.replaceChildren(
        el("span", { class: `dot ${side}`, "aria-hidden": "true" }),
        el("b", {}, seats[side] ?? "Nobody yet"),
        el("span", { class: "quiet" }, capital(side)),
        el("span", { class: "losses" }, lost.length ? el("span", { class: "hidden" }, "Captured: ") : "", lost),
        el("span", { class: "time", "data-side": side }),
    );
}

/** Shows the time that is left; seen is when the host told it. */
export function showClocks(page, { left, asks }, seen) {
    for (const place of page.querySelectorAll(".time")) {
        const { side } = place.dataset;
        if (left[side] === undefined) continue;
        const gone = asks === side ? Date.now() - seen : 0;
        place.textContent = time(Math.max(0, Math.floor((left[side] - gone) / 1000)));
    }
}

function time(seconds) {
    const days = Math.floor(seconds / DAY);
    return days > 0
        ? `${days} d ${Math.floor(seconds / 3600) % 24} h`
        : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
