// technique: Script.evaluate inherited by every script class
// category: classloader
// expected: rejected at compile
step { from ->
    return evaluate("40 + 2")
}
