// How the board of web pages, its pieces and its dice look. A style in a script reaches pages, shadow roots and bundles
// alike.

const BOARD = `
.board {
    touch-action: pan-y pinch-zoom;
    user-select: none;
}
.board:has(.live) {
    touch-action: pinch-zoom;
}
.board svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: hidden;
}
.board svg > rect:first-of-type {
    fill: transparent;
}
.board [data-square],
.board [data-hand] {
    outline: none;
}
.board [data-square].live,
.board [data-hand].live {
    cursor: pointer;
}
.marks .movable {
    fill: none;
    stroke: var(--dice-board-movable, #22b8cf);
    stroke-width: 6;
    stroke-opacity: 0.9;
}
.marks .picked {
    fill: var(--dice-board-movable, #22b8cf);
    fill-opacity: 0.35;
    stroke: var(--dice-board-picked, #0b7285);
    stroke-width: 6;
}
.marks .dot {
    fill: var(--dice-board-target, #2b8a3e);
    fill-opacity: 0.85;
    stroke: #fff;
    stroke-width: 2;
    stroke-opacity: 0.6;
}
.marks .ring {
    fill: none;
    stroke: var(--dice-board-capture, #c92a2a);
    stroke-width: 9;
    stroke-opacity: 0.9;
}
.marks .hinted {
    fill: var(--dice-board-hint, #845ef7);
    fill-opacity: 0.3;
    stroke: var(--dice-board-hint-edge, #5f3dc4);
    stroke-width: 7;
}
.marks .focus {
    fill: none;
    stroke: none;
}
.board:not(.by-pointer):has(:focus-visible) .marks .focus {
    stroke: var(--dice-board-focus, #e8590c);
    stroke-width: 7;
}
.kind {
    width: 1.6em;
    height: 1.6em;
    vertical-align: middle;
}
.kind path.line {
    stroke-width: 7;
    stroke-linejoin: round;
    fill: none;
}
.kind path.body {
    fill-rule: evenodd;
}
.kind .token {
    stroke-width: 6;
}
.kind .letter {
    font-size: 46px;
    font-weight: bold;
    text-anchor: middle;
}
.kind.white path.line,
.kind.white .token {
    stroke: #1f1f1f;
}
.kind.white path.body,
.kind.white .token {
    fill: #ffffff;
}
.kind.white .letter {
    fill: #1f1f1f;
}
.kind.black path.line,
.kind.black .token {
    stroke: #fafafa;
}
.kind.black path.body,
.kind.black .token {
    fill: #2b2b2b;
}
.kind.black .letter {
    fill: #fafafa;
}
.dice {
    display: flex;
    flex-wrap: wrap;
    gap: 0.7rem 1rem;
    align-items: center;
    min-height: 58px;
}
.rolled {
    display: flex;
    align-items: center;
    gap: 0.45rem;
}
.die {
    width: 54px;
    height: 54px;
    flex: none;
    border-radius: 12px;
    background: linear-gradient(145deg, #fff, #ece6da);
    color: #222;
    border: 1px solid #b9b1a0;
    box-shadow:
        0 2px 0 #b9b1a0,
        0 5px 12px #0003;
    padding: 7px;
}
.face {
    display: grid;
    grid-template: repeat(3, 1fr) / repeat(3, 1fr);
    width: 100%;
    height: 100%;
    place-items: center;
}
.face.number {
    display: grid;
    grid-template: 1fr / 1fr;
    font-weight: 800;
    font-size: 1.3rem;
}
.pip {
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: #222;
}
.kinds {
    display: inline-flex;
    flex-wrap: wrap;
    max-width: 8.5rem;
}
.kinds .kind {
    width: 2.1rem;
    height: 2.1rem;
}
@media (max-width: 900px) {
    .die {
        width: 46px;
        height: 46px;
        padding: 6px;
    }
    .dice {
        min-height: 50px;
    }
    .pip {
        width: 8px;
        height: 8px;
    }
}
`;

/** The sheets that have been made, by their texts. */
const sheets = new Map();

/** Gives the style of the board, or another one, to a document or a shadow root. */
export function adopt(root, text = BOARD) {
    if (!sheets.has(text)) {
        const made = new CSSStyleSheet();
        made.replaceSync(text);
        sheets.set(text, made);
    }
    const sheet = sheets.get(text);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
