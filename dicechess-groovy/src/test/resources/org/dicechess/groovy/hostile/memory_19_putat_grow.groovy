// technique: pad a list step by step
// category: memory
// expected: stopped by budget
step { from ->
    def keep = []
    for (int i = 0; i < 9000; i++) { def l = []; l[9000] = 1; keep << l }
    return keep.size()
}
