// technique: ==~ catastrophic backtracking
// category: operator
// expected: rejected at compile
step { from ->
    return ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!" ==~ "(a|aa)+")
}
