// technique: tap{}
// category: closure
// expected: rejected at compile
step { from ->
    return from.tap { it.metaClass }
}
