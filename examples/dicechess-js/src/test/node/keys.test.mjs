// What the playground offers where the cursor is.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pathAt, wordsAt } from "../../../../playground/keys.js";

const schema = JSON.parse(readFileSync(new URL("../../../../../docs/definition.schema.json", import.meta.url), "utf8"));

/** The path where the text has a bar. */
const path = (text) => pathAt(text.replace("|", ""), text.indexOf("|"));
const names = (text) => wordsAt(schema, path(text)).keys.map(({ name }) => name);

test("paths of keys", () => {
    assert.deepEqual(path("format: 1\n|"), []);
    assert.deepEqual(path("dice:\n  pair:\n    |"), ["dice", "pair"]);
    assert.deepEqual(path("dice:\n  pair:\n    count: 2\n    faces: |"), ["dice", "pair", "faces"]);
    assert.deepEqual(path("dice:\n  pair:\n    count: 2\n|"), []);
    assert.deepEqual(path("pieces:\n  hare: {symbol: H, move: |"), ["pieces", "hare", "move"]);
    assert.deepEqual(path("pieces:\n  hare: {symbol: H, |"), ["pieces", "hare"]);
    assert.deepEqual(path("turn:\n  - {roll: pair}\n  - {act: grow, only: {|"), ["turn", "only"]);
    assert.deepEqual(path("endings:\n  e:\n    when:\n      all:\n        - pieces: king\n          |"), ["endings", "e", "when", "all"]);
});

test("keys and words with their sentences", () => {
    assert.ok(names("|").includes("pieces"));
    assert.ok(names("pieces:\n  hare: {|").includes("symbol"));
    assert.ok(!names("pieces:\n  hare: {|").includes("faces"));
    assert.ok(names("dice:\n  pair:\n    |").includes("faces"));
    const doubles = wordsAt(schema, path("dice:\n  pair:\n    doubles: |"));
    assert.deepEqual(doubles.words, ["any", "plain"]);
    assert.match(doubles.help, /same face/);
    assert.deepEqual(wordsAt(schema, ["no-such-key"]), { help: "", keys: [], words: [] });
    for (const { name, help } of wordsAt(schema, []).keys) assert.ok(help, name);
});
