// technique: @Grapes container
// category: ast
// expected: rejected at compile
step { from ->
    @Grapes([@Grab("org.example:nothing:0.0.1")])
    def x = 1
    return x
}
