// technique: mutual recursion
// category: stack
// expected: stopped by budget
int ping(int n) { return pong(n + 1) }
int pong(int n) { return ping(n + 1) }
step { from ->
    return ping(0)
}
