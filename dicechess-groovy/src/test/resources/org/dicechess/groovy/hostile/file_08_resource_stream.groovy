// technique: read a class path resource via Class.getResource
// category: file
// expected: rejected at compile
step { from ->
    return from.getClass().getResource("/META-INF/MANIFEST.MF")
}
