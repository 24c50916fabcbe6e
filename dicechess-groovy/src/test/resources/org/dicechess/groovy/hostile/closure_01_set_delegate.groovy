// technique: change the delegate to an arbitrary object
// category: closure
// expected: rejected at compile
step { from ->
    def f = { -> availableProcessors() }
    f.delegate = Runtime.runtime
    f.resolveStrategy = Closure.DELEGATE_FIRST
    return f()
}
