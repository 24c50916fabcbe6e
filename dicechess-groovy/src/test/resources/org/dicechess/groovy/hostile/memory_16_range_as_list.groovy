// technique: as List of a huge range
// category: memory
// expected: stopped by budget
step { from ->
    return ((0..2000000000) as List).size()
}
