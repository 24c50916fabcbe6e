// technique: null dereference
// category: internal
// expected: rejected at compile or stopped by hook error
step { from ->
    Square p = from.walk(NORTH).find { it.rank() > 99 }
    return p.text()
}
