// technique: list grows to the assigned index
// category: memory
// expected: stopped by budget or hook error
step { from ->
    def l = []
    l[2000000000] = 1
    return l.size()
}
