// technique: Trojan Source: bidirectional control characters
// category: internal
// expected: rejected at compile
step { from ->
    int a = 1 /* ‮ } ⁦ */
    return a
}
