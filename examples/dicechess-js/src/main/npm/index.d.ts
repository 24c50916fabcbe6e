/** The two sides. */
export type Side = "white" | "black";

/** A problem of a definition, in its place. */
export interface Problem {
    severity: "error" | "warning";
    file: string;
    /** From 1. */
    line: number;
    /** From 1. */
    column: number;
    /** The path of keys, as `pieces.knight.betza`. */
    path: string;
    /** As `E-KEY`. */
    code: string;
    message: string;
    /** What may cure it, as "did you mean 'move'?"; may be empty. */
    hint: string;
}

/**
 * What the library says no to, as an event that is not possible. A definition that does not load has its problems here,
 * others have none. Values of other types than declared here are a TypeError.
 */
export class DicechessError extends Error {
    readonly problems: Problem[];
}

export interface Option {
    name: string;
    title: string;
    about: string;
    choices: string[];
    titles: Record<string, string>;
    value: string;
}

export interface Description {
    id: string;
    name: string;
    about: string;
    group: string;
    also: string[];
    files: number;
    ranks: number;
    hasDice: boolean;
    options: Option[];
}

/** A kind of piece; `outline` is a path of SVG within 100 by 100 units, or empty. */
export interface Kind {
    name: string;
    symbol: string;
    betza: string;
    royal: boolean;
    outline: string;
}

/** An area of the board that pictures show; `color` as `#rrggbb`. */
export interface Area {
    name: string;
    color: string;
    title: string;
}

/** An event that a player may choose. `from` and `to` are empty where it has no such square. */
export interface Event {
    text: string;
    from: string;
    to: string;
}

/** An outcome of a roll; `weight` of the `total` equally likely cases. */
export interface Outcome {
    text: string;
    weight: number;
}

export type Node =
    | { kind: "decision"; player: Side; events: Event[] }
    | { kind: "chance"; total: number; outcomes: Outcome[] }
    | { kind: "end"; result: string; reason: string; title: string; rule: string };

export interface PieceOnBoard {
    square: string;
    text: string;
    kind: string;
    /** Empty for a piece of neither side. */
    owner: Side | "";
    /** Empty for a piece without facing. */
    facing: string;
}

/** A position. It never changes. */
export interface Position {
    readonly text: string;
    readonly turn: Side;
    readonly turnNumber: number;
    readonly inCheck: boolean;
    /** The faces of the dice in hand. */
    readonly roll: number[];
    /** What the decision asks for, in words. */
    readonly purpose: string;
    readonly hands: Record<Side, Record<string, number>>;
    readonly pieces: PieceOnBoard[];
    readonly node: Node;
    /** The text of the outcome that a number from 0 to `total - 1` stands for. */
    outcome(number: number): string;
    /** Throws if the event is not possible. */
    after(event: string): Position;
    /** Why an event is not possible; empty if it is. Throws if the text is no event at all. */
    explain(event: string): string;
    /** What an event does, in words. */
    words(event: string): string;
    /** An event in algebraic notation. */
    san(event: string): string;
    /** The text of the event that a person has typed, in any notation. */
    typed(text: string): string;
    /** The number of leaves; throws if JavaScript does not count so far exactly. */
    perft(depth: number): number;
    /** A game that begins here. */
    game(): Game;
    /** A cursor that begins here. */
    cursor(): Cursor;
    svg(seenBy: Side, dark: boolean): string;
    /** A picture of letters. */
    picture(): string;
}

/** A place in a tree of games that moves by events as numbers: the quick way for a search. */
export interface Cursor {
    readonly kind: "decision" | "chance" | "end";
    readonly turn: Side;
    /** How many events have been played since the cursor was made. */
    readonly depth: number;
    /** Lists the events here, and returns how many there are. */
    list(): number;
    /** An event of the last list at this depth. */
    event(index: number): number;
    /** Plays an event that has been listed here. */
    play(event: number): void;
    undo(): void;
    text(event: number): string;
    /** How many of the equally likely cases of a roll an outcome stands for. */
    weight(event: number): number;
    total(): number;
    position(): Position;
}

export interface Die {
    face: number;
    label: string;
    kinds: string[];
}

export interface Choice extends Event {
    /** `move`, `drop`, `select`, `choose`, `pass`, or the name of an action. */
    sort: string;
    hand: string;
    piece: string;
    becomes: string;
    words: string;
}

/** All that a board shows of a moment. */
export interface View {
    /** The side whose turn it is. */
    turn: Side;
    /** The number of the turn. */
    number: number;
    /** The side that chooses; empty where none does. */
    decides: Side | "";
    /** What the decision asks for. */
    purpose: string;
    /** The dice in hand. */
    roll: Die[];
    choices: Choice[];
    /** FEN, with further fields for dice games. */
    position: string;
    /** Whether the side of `turn` is in check. */
    check: boolean;
    /** The kinds in hand. */
    hands: Record<Side, Record<string, number>>;
    /** Numbers that people are told, by their titles. */
    numbers: Record<string, Record<Side, number>>;
    /** The kinds that each side has ever lost. */
    captured: Record<Side, Record<string, number>>;
    /** The squares of the last move, from its first to its last. */
    way: string[];
    /** Why the game is over, as `checkmate`; empty if it goes on. */
    end: string;
    /** As records write it; `*` if the game goes on. */
    result: string;
    /** What comes next, or how the game has ended. */
    words: string;
    svg: string;
}

/** What is known of the fair dice of a game: proved, not yet proved, refused with a reason, or there are none. */
export interface FairDice {
    state: "none" | "open" | "proved" | "refused";
    reason: string;
}

/** A game with its past. It never changes. */
export interface Game {
    readonly variant: Variant;
    readonly position: Position;
    readonly events: string[];
    /** What comes next; repetitions count, and a resignation ends a game. */
    readonly node: Node;
    /** `*` if the game goes on. */
    readonly result: string;
    readonly words: string;
    readonly fairDice: FairDice;
    after(event: string): Game;
    explain(event: string): string;
    /** The game as it was after so many events. */
    at(events: number): Game;
    /** The event that a small computer player chooses: it plays on at random, so many games in all. */
    advice(playouts: number): string;
    resigned(side: Side): Game;
    record(): string;
    json(): string;
    pgn(): string;
    svg(seenBy: Side, dark: boolean): string;
    view(seenBy: Side, dark: boolean): View;
}

/** A chapter of the rules. Texts of the definition stand in it as they are: a page shows them as text. */
export interface Chapter {
    /** As `setup` or `piece`. */
    topic: string;
    title: string;
    /** The kind that the chapter is about, or empty. */
    piece: string;
    /** `rule` is the id of the rule in the definition, or empty. */
    sentences: { text: string; rule: string }[];
}

/** A loaded game. */
export interface Variant {
    readonly id: string;
    readonly name: string;
    readonly rulesHash: string;
    readonly options: Record<string, string>;
    readonly description: Description;
    readonly kinds: Kind[];
    /** The areas that pictures show. */
    readonly areas: Area[];
    readonly hasChance: boolean;
    /** The rules in words, chapter by chapter. */
    readonly rules: Chapter[];
    /** A picture of the board at the start, in SVG; where chance deals the array, of one array. */
    board(dark: boolean): string;
    /** A diagram of what a kind of piece can do, by the name of the kind, in SVG; empty if it moves nowhere. */
    diagram(kind: string, dark: boolean): string;
    start(): Position;
    position(text: string): Position;
    game(): Game;
    /** Reads a game as lines of text or as JSON. */
    read(record: string): Game;
    readPgn(text: string): Game;
}

export interface Settings {
    /** The name of the definition in problems; `definition` if absent. */
    name?: string;
    /** Other files by path, as `my-pieces/variant.yaml`. */
    files?: Record<string, string>;
    options?: Record<string, string>;
}

export interface Dicechess {
    /** The ids of the variants of the package. */
    readonly ids: string[];
    /** The text of the definition of a variant of the package. */
    source(id: string): string;
    describe(id: string): Description;
    variant(id: string, options?: Record<string, string>): Variant;
    /** Loads a definition in YAML; throws a DicechessError with problems. Scripts are refused. */
    define(text: string, settings?: Settings): Variant;
    /** The problems of a definition; none if it is sound. */
    check(text: string, settings?: Settings): Problem[];
    /** Reads a game of a variant of the package, as lines of text or as JSON. */
    read(record: string): Game;
}

/** Loads the library; source is the address or the bytes of dicechess.wasm, else the file beside this module. */
export function load(source?: URL | string | ArrayBuffer | ArrayBufferView): Promise<Dicechess>;

/** A uniform random number from 0 to `total - 1`. */
export function uniform(total: number): number;
