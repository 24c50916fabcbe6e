// technique: =~ catastrophic backtracking
// category: operator
// expected: rejected at compile
step { from ->
    def s = "a" * 40 + "!"
    return (s =~ /(a+)+$/).find()
}
