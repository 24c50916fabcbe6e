// What the library says to values of other types.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
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
    }
    for (const value of [undefined, "x", NaN, -1, 0.5, 2 ** 31, 2 ** 32, 2 ** 60]) {
        assert.throws(() => position.perft(value), TypeError);
        assert.throws(() => dicechess.variant("chess").game().advice(value), TypeError);
        assert.throws(() => position.cursor().event(value), TypeError);
        assert.throws(() => dicechess.variant("chess").game().at(value), TypeError);
    }
    for (const options of [null, "abc", ["x"], { draws: 7 }, new Map([["draws", "late"]])]) assert.throws(() => dicechess.variant("chess", options), TypeError);
    assert.throws(() => position.outcome(36), /36/);
    assert.throws(() => uniform(0), RangeError);
    assert.equal(dicechess.variant("chess").start().perft(3), 8902);
});

test("calls on another object, or on none", () => {
    const { after } = dicechess.variant("chess").game();
    assert.throws(() => after("e2e4"), /^TypeError: after: undefined; expected a call on the object that has it/);
    assert.throws(() => after.call(dicechess.variant("chess"), "e2e4"), /^TypeError: after: /);
    assert.throws(() => after.call({}, "e2e4"), TypeError);
});

test("what answers twice is asked once, and settings that nobody knows are told", () => {
    let asked = 0;
    const options = { get draws() { return asked++ ? 5 : "late"; } };
    assert.equal(dicechess.variant("dice-chess", options).id, "dice-chess");
    assert.equal(asked, 1);
    assert.throws(() => dicechess.define("", null), /settings: null/);
    assert.throws(() => dicechess.check("", 5), /settings: 5/);
    assert.throws(() => dicechess.check("", { option: {} }), /settings\.option; expected name, files or options/);
});

test("what the library says no to is a DicechessError, and messages are short", () => {
    const game = dicechess.variant("chess").game();
    const long = "x".repeat(100_000);
    for (const call of [
        () => game.after("e2e5"),
        () => game.at(7),
        () => game.position.outcome(0),
        () => dicechess.read("x"),
        () => dicechess.variant("no-such-game"),
        () => dicechess.source(long),
        () => game.variant.diagram(long, true),
    ])
        assert.throws(call, (error) => error instanceof DicechessError && error.message.length < 3000 && error.problems.length === 0);
});

test("a resigned game has ended", () => {
    const game = dicechess.variant("chess").game().after("e2e4").resigned("black");
    assert.deepEqual(game.node, { kind: "end", result: "1-0", reason: "resignation", title: "resignation by black", rule: "" });
    const { choices, decides, purpose, end, result } = game.view("white", false);
    assert.deepEqual([choices, decides, purpose, end, result], [[], "", "", "resignation by black", "1-0"]);
    assert.throws(() => game.advice(1), /the game is over/);
    assert.throws(() => game.after("e7e5"), /the game is over/);
    assert.equal(game.at(0).node.kind, "decision");
});

test("only what has been listed is an event", () => {
    const cursor = dicechess.variant("chess").start().cursor();
    assert.throws(() => cursor.event(0), /event 0 has not been listed here/);
    assert.equal(cursor.list(), 20);
    const first = cursor.event(0);
    for (const index of [20, 1000]) assert.throws(() => cursor.event(index), /has not been listed here/);
    assert.throws(() => cursor.play(first + 2 ** 32), TypeError);
    cursor.play(first);
    assert.equal(cursor.depth, 1);
});

test("the library comes as bytes, from a file and from an address", async () => {
    const file = new URL("../../../target/npm/dicechess.wasm", import.meta.url);
    const bytes = await readFile(file);
    const server = createServer((request, answer) => (request.url === "/dicechess.wasm" ? answer.end(bytes) : answer.writeHead(404).end())).listen(0);
    const address = `http://127.0.0.1:${server.address().port}/dicechess.wasm`;
    for (const source of [bytes, file, file.href, address, new URL(address)]) assert.ok((await load(source)).ids.includes("dice-chess"));
    await assert.rejects(load(`${address}x`), /404/);
    await assert.rejects(load(null), TypeError);
    server.close();
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
