// technique: Thread.currentThread
// category: determinism
// expected: rejected at compile
step { from ->
    return Thread.currentThread().id
}
