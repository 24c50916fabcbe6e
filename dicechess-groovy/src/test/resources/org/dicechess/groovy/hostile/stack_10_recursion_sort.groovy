// technique: recursion through a comparator
// category: stack
// expected: rejected at compile or stopped by budget
int cmpx(int a, int b) { return [a, b].sort { x, y -> cmpx(x, y) }.size() }
step { from ->
    return cmpx(1, 2)
}
