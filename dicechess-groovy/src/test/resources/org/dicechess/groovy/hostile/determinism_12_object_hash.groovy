// technique: hashCode of an object without own hashCode
// category: determinism
// expected: rejected at compile
step { from ->
    return from.square().hashCode() % 2
}
