// What the library says to values of other types.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DicechessError, load, uniform } from "../../../target/npm/index.js";

const dicechess = await load();
const position = dicechess.variant("dice-chess").start();

test("values of other types are told, and the library goes on", () => {
    const wrong = [undefined, null, 7, {}, [], true];
    for (const value of wrong) {
        for (const call of [
            () => dicechess.variant(value),
            () => dicechess.define(value),
            () => dicechess.check(value),
            () => dicechess.read(value),
            () => position.after(value),
            () => position.explain(value),
            () => position.svg(value, false),
            () => dicechess.variant("chess").position(value),
            () => dicechess.variant("chess").game().after(value),
        ])
            assert.throws(call, TypeError, `${value} ${call}`);
    }
    for (const value of [undefined, "x", NaN, -1, 0.5, 2 ** 60]) {
        assert.throws(() => position.outcome(value), TypeError);
        assert.throws(() => position.perft(value), TypeError);
        assert.throws(() => position.cursor().event(value), TypeError);
        assert.throws(() => dicechess.variant("chess").game().at(value), TypeError);
    }
    for (const options of [null, "abc", ["x"], { draws: 7 }]) assert.throws(() => dicechess.variant("chess", options), TypeError);
    assert.throws(() => position.outcome(36), /36/);
    assert.throws(() => uniform(0), RangeError);
    assert.equal(dicechess.variant("chess").start().perft(3), 8902);
});

test("a definition with problems is an error with problems", () => {
    assert.throws(
        () => dicechess.define("format: 1\nbord: 3\n"),
        (error) => error instanceof DicechessError && error.problems.some(({ code, line, hint }) => code === "E-UNKNOWN-KEY" && line === 2 && hint.includes("board")),
    );
});

test("a game begins at any position; rules have words and diagrams", () => {
    const chess = dicechess.variant("chess");
    const game = chess.position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").game();
    assert.deepEqual(game.after("e2e4").events, ["e2e4"]);
    const [whole, ...chapters] = chess.rules;
    assert.equal(whole.title, "Chess");
    assert.deepEqual(
        chapters.filter(({ piece }) => piece).map(({ piece }) => piece).sort(),
        ["bishop", "king", "knight", "pawn", "queen", "rook"],
    );
    assert.ok(chapters.every(({ sentences }) => sentences.every(({ text }) => text.length > 0)));
    assert.match(chess.diagram("knight", true), /^<svg/);
    assert.deepEqual(chess.areas, []);
    const mine = dicechess.define("format: 1\nid: mine\nextends: chess\nareas: {hill: [d4-e5]}\npicture: {areas: {hill: {color: '#aabbcc', title: Hill}}}\n");
    assert.deepEqual(mine.areas, [{ name: "hill", color: "#aabbcc", title: "Hill" }]);
    assert.throws(() => chess.diagram("camel", false), /no piece 'camel'/);
    assert.throws(() => chess.diagram(7, false), TypeError);
});

test("a cursor counts as perft does", () => {
    const count = (cursor, depth) => {
        const events = cursor.list();
        if (depth === 1) return events;
        let leaves = 0;
        for (let i = 0; i < events; i++) {
            cursor.play(cursor.event(i));
            leaves += count(cursor, depth - 1);
            cursor.undo();
        }
        return leaves;
    };
    assert.equal(count(dicechess.variant("chess").start().cursor(), 3), 8902);
    assert.throws(() => position.cursor().undo(), /nothing has been played/);
    assert.throws(() => position.cursor().event(0), /has not been listed/);
});
