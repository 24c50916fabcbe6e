// technique: spread inside a list literal of a huge range
// category: spread
// expected: rejected at compile or stopped by budget
step { from ->
    return [*0..2000000000].size()
}
