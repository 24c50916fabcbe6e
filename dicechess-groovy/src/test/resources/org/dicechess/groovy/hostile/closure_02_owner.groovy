// technique: climb from a closure to the script object and its class
// category: closure
// expected: rejected at compile
step { from ->
    def f = { -> owner }
    return f().class
}
