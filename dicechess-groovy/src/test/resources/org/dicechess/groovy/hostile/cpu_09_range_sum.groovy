// technique: sum of a two billion range without a closure
// category: cpu
// expected: stopped by budget
step { from ->
    return (0..2000000000).sum()
}
