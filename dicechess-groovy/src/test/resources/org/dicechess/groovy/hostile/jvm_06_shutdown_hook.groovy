// technique: DGM addShutdownHook
// category: jvm
// expected: rejected at compile
step { from ->
    addShutdownHook { 1 }
    return 1
}
