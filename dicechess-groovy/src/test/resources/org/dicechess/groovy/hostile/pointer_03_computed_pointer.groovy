// technique: method name computed on the right of .&
// category: pointer
// expected: rejected at compile
step { from ->
    def n = "getCl" + "ass"
    return (from.&"$n")()
}
