// technique: keep big lists inside a small list
// category: memory
// expected: stopped by budget
step { from ->
    def keep = []
    for (int i = 0; i < 9000; i++) { keep << (1..9000).toList() }
    return keep.size()
}
