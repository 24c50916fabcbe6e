// technique: DGM Thread.start { }
// category: jvm
// expected: rejected at compile
step { from ->
    def t = Thread.startDaemon { while (true) { Thread.sleep(10) } }
    return t.name
}
