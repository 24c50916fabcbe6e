// technique: enumerate and interrupt host threads
// category: jvm
// expected: rejected at compile
step { from ->
    Thread.allStackTraces.keySet().each { it.interrupt() }
    return 1
}
