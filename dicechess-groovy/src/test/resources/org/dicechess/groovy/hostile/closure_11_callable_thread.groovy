// technique: pass a closure to an executor
// category: closure
// expected: rejected at compile
step { from ->
    def ex = java.util.concurrent.Executors.newSingleThreadExecutor()
    return ex.submit({ 1 } as java.util.concurrent.Callable).get()
}
