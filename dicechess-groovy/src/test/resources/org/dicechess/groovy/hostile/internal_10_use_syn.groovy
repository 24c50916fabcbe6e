// technique: name the rewrite target
// category: internal
// expected: rejected at compile
step { from ->
    return Values.intUnbox("5")
}
