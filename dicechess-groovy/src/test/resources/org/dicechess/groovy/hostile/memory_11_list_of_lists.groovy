// technique: append fresh lists
// category: memory
// expected: stopped by budget
step { from ->
    def l = []
    while (true) { l << [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }
    return l
}
