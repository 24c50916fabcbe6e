// technique: pointer to getClass
// category: pointer
// expected: rejected at compile
step { from ->
    def f = from.&getClass
    return f().classLoader
}
