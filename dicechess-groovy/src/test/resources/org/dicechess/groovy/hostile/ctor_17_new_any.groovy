// technique: constructor of a harmless looking but unlisted type
// category: ctor
// expected: rejected at compile
step { from ->
    return new StringBuilder("x").append("y").toString()
}
