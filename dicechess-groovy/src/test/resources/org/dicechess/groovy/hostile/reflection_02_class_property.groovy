// technique: the .class property instead of getClass()
// category: reflection
// expected: rejected at compile
step { from ->
    def k = from.class
    return k.classLoader
}
