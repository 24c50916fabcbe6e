// technique: subsequences()
// category: cpu
// expected: rejected at compile
step { from ->
    return (1..30).toList().subsequences().size()
}
