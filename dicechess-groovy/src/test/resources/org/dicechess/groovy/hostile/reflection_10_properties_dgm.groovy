// technique: DGM getProperties() calls every getter reflectively
// category: reflection
// expected: rejected at compile
step { from ->
    return from.properties
}
