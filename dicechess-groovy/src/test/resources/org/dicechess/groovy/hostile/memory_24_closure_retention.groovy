// technique: keep many closures
// category: memory
// expected: stopped by budget
step { from ->
    def l = []
    for (int i = 0; i < 100000000; i++) { int k = i; l << { k } }
    return l.size()
}
