// technique: ?= operator
// category: operator
// expected: rejected at compile or stopped by budget
step { from ->
    def x = null
    x ?= { while (true) { } }()
    return x
}
