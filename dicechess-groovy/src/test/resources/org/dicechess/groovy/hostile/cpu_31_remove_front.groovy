// technique: O(n) remove(0) in a loop
// category: cpu
// expected: stopped by budget
step { from ->
    int n = 0
    for (int r = 0; r < 100000; r++) { def l = (1..9000).toList(); while (l.size() > 0) { l.remove(0); n++ } }
    return n
}
