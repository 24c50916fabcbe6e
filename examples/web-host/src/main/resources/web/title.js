// The title and the icon of the page, which people see while they look at another one.

const ICONS = { yours: "icon-turn.svg", other: "icon.svg" };

/** Names the page after its heading. */
export function entitle(heading) {
    const { state, yours } = heading?.dataset ?? {};
    const name = heading ? `${heading.textContent} · dicechess` : "dicechess";
    document.title = state ? `${state} - ${name}` : name;
    document.querySelector('link[rel="icon"]').setAttribute("href", yours ? ICONS.yours : ICONS.other);
}

/** Tells in the title whether a game waits for who looks at it, or is over. */
export function entitleGame(heading, { stage, asks }, side) {
    const yours = stage === "playing" && asks !== "" && asks === side;
    heading.dataset.state = yours ? "(1) Your turn" : stage === "over" ? "Game over" : "";
    if (yours) heading.dataset.yours = "yes";
    else delete heading.dataset.yours;
    if (heading.isConnected) entitle(heading);
}
