// technique: thisObject / this leaks the script instance
// category: closure
// expected: rejected at compile
step { from ->
    def f = { -> thisObject }
    return f().binding
}
