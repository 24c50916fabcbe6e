// Says in words whose turn it is and what is asked, invites an opponent, and leads to the rematch.
import { el, capital, refill } from "./dom.js";
import { join } from "./lobby.js";

const RESULTS = { "1-0": "White wins", "0-1": "Black wins", "1/2-1/2": "A draw" };

/** Shows the banner; moment is the number of events that a person looks at, undefined for the present. */
export function showBanner(place, state, moment) {
    const yours = state.stage === "playing" && state.view.decides === state.you;
    place.className = `banner ${yours ? "yours" : ""} ${state.stage}`;
    place.replaceChildren(
        el("strong", {}, title(state, yours && moment === undefined)),
        el("span", {}, words(state, moment)),
    );
}

function title({ stage, you, view }, yours) {
    if (yours) return "Your turn";
    if (stage === "over") return "The game is over";
    if (stage !== "playing") return "Soon";
    return you || !view.decides ? "Opponent's turn" : `${capital(view.decides)}'s turn`;
}

function words({ stage, view, due, ply }, moment) {
    if (stage === "open") return "Waiting for a second player";
    if (stage === "agreeing") return due ? "Agreeing on the dice" : "Waiting for the opponent's share in the dice";
    if (moment !== undefined) return `Moment ${moment} of ${ply}`;
    return stage === "over" ? `${RESULTS[view.result] ?? "Over"}: ${view.end}` : view.purpose;
}

/** Shows how a second player gets to the table; tell gets the words of a refusal. */
export function showInvitation(place, id, { stage, you, next }, tell) {
    const seat = () =>
        join(id).then(
            () => location.reload(),
            (refused) => tell(capital(refused.message)),
        );
    const link = { readonly: true, value: location.href, "aria-label": "Link to this game" };
    const parts = you
        ? [
              el("p", {}, "Send this link to your opponent:"),
              el("input", { ...link, onfocus: (event) => event.target.select() }),
          ]
        : [el("button", { class: "primary", onclick: seat }, "Take the free seat")];
    const onward = next ? [el("a", { href: `#/game/${next}` }, "To the rematch")] : [];
    refill(place, stage === "open" ? parts : onward);
}
