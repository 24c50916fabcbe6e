// technique: start a thread that outlives the hook
// category: jvm
// expected: rejected at compile
step { from ->
    def t = new Thread({ -> while (true) { } } as Runnable)
    t.daemon = true
    t.start()
    return t.alive
}
