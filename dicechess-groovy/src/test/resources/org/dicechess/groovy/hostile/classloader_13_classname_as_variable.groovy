// technique: bare class names resolve through default imports
// category: classloader
// expected: rejected at compile
step { from ->
    def k = java.lang.Runtime
    return k.name
}
