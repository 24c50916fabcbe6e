// The runtime's functions, in a Node that evaluates no text.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Function } from "../../../target/npm/functions.js";

test("no text is evaluated", () => assert.throws(() => globalThis.Function("return 1")(), EvalError));

test("a text that is not known is refused", () => {
    const script = new Function("wrapCallFromJavaToJs", "p1", "body", "");
    for (const body of ["alert(1)", "return alert(1);", "return [alert(1)", "return function(a = alert(1)) {"]) {
        assert.throws(() => script(undefined, "value", body), { message: /not known/ }, body);
    }
    assert.throws(() => new Function("alert(1)"), { message: /not known: alert/ });
    assert.throws(() => new Function("return alert(1);"), { message: /not known/ });
    assert.throws(() => new Function("rethrowJavaAsJs", "fn", "return function(...p0) {"), { message: /not known/ });
});

test("names, lists and functions of the library", () => {
    assert.equal(new Function("return Math.max;")(), Math.max);
    assert.deepEqual(new Function("p1", "p2", "return [p1, p2]")(1, 2), [1, 2]);
    const told = [];
    const rethrow = (error) => told.push(error.message);
    const sum = new Function("rethrowJavaAsJs", "fn", "return function(p0, p1) {\n    try {\n        return fn(p0, p1);")(
        rethrow,
        (one, other) => one + other,
    );
    assert.deepEqual([sum.length, sum(2, 3)], [2, 5]);
    for (const parameters of ["", "p1", "p1, p2"]) {
        const body = `return function(${parameters}) {\n    try {\n        return fn(${["this", parameters].join(", ")});`;
        const owner = { method: new Function("rethrowJavaAsJs", "fn", body)(rethrow, (self, ...values) => [self, ...values]) };
        const values = parameters === "" ? [] : parameters.split(", ");
        assert.equal(owner.method.length, values.length);
        assert.deepEqual(owner.method(...values), [owner, ...values]);
    }
    new Function("rethrowJavaAsJs", "fn", "return function() {\n    try {\n        return fn(this);")(rethrow, () => {
        throw new Error("told");
    })();
    assert.deepEqual(told, ["told"]);
});
