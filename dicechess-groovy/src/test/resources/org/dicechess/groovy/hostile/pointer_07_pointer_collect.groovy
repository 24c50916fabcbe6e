// technique: pass a pointer to collect
// category: pointer
// expected: rejected at compile
step { from ->
    return ["user.dir"].collect(System.&getProperty)
}
