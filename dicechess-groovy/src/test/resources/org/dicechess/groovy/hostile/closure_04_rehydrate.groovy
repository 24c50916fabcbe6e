// technique: rehydrate with a foreign owner
// category: closure
// expected: rejected at compile
step { from ->
    def f = { -> name }
    return f.rehydrate(Thread.currentThread(), null, null)()
}
