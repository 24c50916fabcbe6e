// technique: nested GroovyShell
// category: classloader
// expected: rejected at compile
step { from ->
    return new GroovyShell().evaluate("1 + 1")
}
