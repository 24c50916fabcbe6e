// technique: Runtime.halt
// category: jvm
// expected: rejected at compile
step { from ->
    Runtime r = Runtime.getRuntime()
    r.halt(3)
}
