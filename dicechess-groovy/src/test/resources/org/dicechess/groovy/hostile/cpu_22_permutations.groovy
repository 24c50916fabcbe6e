// technique: permutations()
// category: cpu
// expected: rejected at compile
step { from ->
    return (1..12).toList().permutations().size()
}
