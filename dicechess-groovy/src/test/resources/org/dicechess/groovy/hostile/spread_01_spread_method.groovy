// technique: *. calls an unvetted method on every element
// category: spread
// expected: rejected at compile
step { from ->
    return ["id", "id"]*.execute().size()
}
