// technique: l += l
// category: memory
// expected: stopped by budget
step { from ->
    def l = [1, 2, 3, 4]
    for (int i = 0; i < 40; i++) { l += l }
    return l.size()
}
