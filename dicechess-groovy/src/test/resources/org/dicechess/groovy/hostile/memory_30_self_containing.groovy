// technique: list that contains itself, then printed
// category: memory
// expected: stopped by budget or hook error
step { from ->
    def l = []
    l << l
    return "" + l
}
