// technique: @Log injects a logger (I/O)
// category: ast
// expected: rejected at compile
@groovy.util.logging.Log
class Crier { def cry() { log.info("hi") } }
step { from ->
    new Crier().cry()
    return 1
}
