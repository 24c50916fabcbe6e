// technique: addAll(self) in a loop
// category: cpu
// expected: stopped by budget
step { from ->
    def l = [1]
    while (true) { l.addAll(l) }
    return l.size()
}
