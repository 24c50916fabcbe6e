// technique: default value of a closure parameter
// category: defaults
// expected: rejected at compile
step { from ->
    return ({ p = System.getProperty("user.dir") -> p })()
}
