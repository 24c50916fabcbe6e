// The record of a game: a row for each turn, each event a button that shows its moment.
import { el, capital, refill } from "./dom.js";

/** Returns the events of the game as it stands: what was taken back is left out. */
export function line(entries) {
    const events = [];
    for (const entry of entries) {
        if (entry.kind.endsWith("take-back")) events.length = entry.ply; // a proposal takes nothing away
        else if (entry.kind === "play" || entry.kind === "roll") events.push(entry);
    }
    return events;
}

/** Puts the events of one player in a row, with the rolls before them; the last rolls are of the side to move. */
function turns(events, turn) {
    const rows = [];
    let side,
        rolls = [];
    for (const entry of events) {
        if (entry.kind === "roll") rolls.push(entry);
        else if (entry.by === side) rows.at(-1).push(...rolls.splice(0), entry);
        else {
            rows.push([...rolls.splice(0), entry]);
            side = entry.by;
        }
    }
    if (rolls.length > 0 && turn === side && rows.length > 0) rows.at(-1).push(...rolls);
    else if (rolls.length > 0) rows.push(rolls);
    return rows;
}

export class Record {
    /** Makes an empty record; jump gets the number of events of the moment that a person wants to see. */
    constructor(jump) {
        this.jump = jump;
        const onkeydown = (event) => this.key(event);
        const label = "Record of the game: arrow keys, Home and End show its moments";
        this.list = el("ol", { class: "record", "aria-label": label, onkeydown });
        this.replay = el("div", { class: "replay", onkeydown });
    }

    show(entries, { ply, view }, shown) {
        const rows = turns(line(entries), view.turn);
        Object.assign(this, { ply, wanted: shown, ends: [0, ...rows.map((row) => row.at(-1).ply)] });
        refill(
            this.list,
            rows.map((row) =>
                el(
                    "li",
                    {},
                    row.map((entry) => this.event(entry, shown)),
                ),
            ),
        );
        const current = this.list.querySelector('[aria-current="true"]');
        const entrance = current ?? this.list.querySelector("button");
        entrance?.setAttribute("tabindex", "0");
        if (this.walks) entrance?.focus({ preventScroll: true });
        this.walks = false;
        // The list alone scrolls: the board stays where it is.
        if (current) this.list.scrollTop = current.offsetTop - this.list.clientHeight / 2;
        const to = (moment, label, words) =>
            el(
                "button",
                {
                    "aria-label": words,
                    disabled: moment < 0 || moment > ply || moment === shown,
                    onclick: () => this.jump(moment),
                },
                label,
            );
        const buttons = [
            to(0, "«", "To the start"),
            to(shown - 1, "‹", "One event back"),
            to(shown + 1, "›", "One event on"),
            to(ply, "»", "To the present"),
        ];
        refill(
            this.replay,
            buttons,
            buttons.find(({ disabled }) => !disabled),
        );
    }

    /** Goes from moment to moment by keys: arrows to the sides by one event, up and down by a row. */
    key(event) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const moments = {
            ArrowLeft: () => Math.max(0, this.wanted - 1),
            ArrowRight: () => Math.min(this.ply, this.wanted + 1),
            ArrowUp: () => this.ends.findLast((end) => end < this.wanted) ?? 0,
            ArrowDown: () => this.ends.find((end) => end > this.wanted) ?? this.ply,
            Home: () => 0,
            End: () => this.ply,
        };
        const moment = moments[event.key]?.();
        if (moment === undefined) return;
        event.preventDefault();
        if (moment === this.wanted) return;
        this.wanted = moment;
        this.walks = this.list.contains(document.activeElement);
        this.jump(moment);
    }

    event(entry, shown) {
        return el(
            "button",
            {
                tabindex: "-1", // one button of the list alone stands in the way of the Tab key
                class: entry.kind === "roll" ? "a-roll" : `of-${entry.by}`,
                "aria-current": entry.ply === shown ? "true" : undefined,
                "aria-label": `${entry.san}: ${capital(entry.by)} ${entry.words}`,
                "data-ply": entry.ply,
                "data-key": entry.ply,
                onclick: () => this.jump(entry.ply),
            },
            entry.san,
        );
    }
}
