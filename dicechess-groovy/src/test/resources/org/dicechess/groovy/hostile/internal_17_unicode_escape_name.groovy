// technique: unicode escapes inside an identifier
// category: internal
// expected: rejected at compile
step { from ->
    return from.cl\u0061ss
}
