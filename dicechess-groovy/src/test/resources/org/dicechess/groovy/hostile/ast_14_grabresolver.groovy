// technique: @GrabResolver points at an attacker repository
// category: ast
// expected: rejected at compile
step { from ->
    @GrabResolver(name = "evil", root = "http://127.0.0.1:9/")
    def x = 1
    return x
}
