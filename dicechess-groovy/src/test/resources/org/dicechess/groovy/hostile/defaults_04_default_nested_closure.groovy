// technique: closure inside a default value
// category: defaults
// expected: rejected at compile
def peek(Closure k = { -> "x".class }) { k() }
step { from ->
    return peek()
}
