// technique: @GrabExclude
// category: ast
// expected: rejected at compile
step { from ->
    @GrabExclude("org.example:nothing")
    def x = 1
    return x
}
