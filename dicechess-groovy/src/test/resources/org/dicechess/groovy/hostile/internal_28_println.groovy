// technique: implicit println from DGM
// category: internal
// expected: rejected at compile
step { from ->
    println "hello"
    return 1
}
