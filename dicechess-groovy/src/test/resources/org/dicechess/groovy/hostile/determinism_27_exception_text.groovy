// technique: stack trace text
// category: determinism
// expected: rejected at compile
step { from ->
    try { def x = null; x.foo() } catch (e) { return e.stackTrace.length }
}
