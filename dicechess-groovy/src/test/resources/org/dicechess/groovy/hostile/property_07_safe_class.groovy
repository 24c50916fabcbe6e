// technique: ?.class chain
// category: property
// expected: rejected at compile
step { from ->
    return from?.square()?.class?.classLoader
}
