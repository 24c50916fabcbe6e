// technique: indexed loop over a growing list
// category: cpu
// expected: stopped by budget
step { from ->
    def l = [1]
    for (int i = 0; i < l.size(); i++) { l.add(i) }
    return l.size()
}
