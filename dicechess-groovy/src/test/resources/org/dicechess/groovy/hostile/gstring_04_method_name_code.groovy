// technique: code inside a computed method name
// category: gstring
// expected: rejected at compile
step { from ->
    return 1.({ System.getProperty("user.dir"); "toString" }())()
}
