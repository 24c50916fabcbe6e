// technique: integer division by zero
// category: internal
// expected: rejected at compile or stopped by hook error
step { from ->
    int z = 0
    return 5.intdiv(z)
}
