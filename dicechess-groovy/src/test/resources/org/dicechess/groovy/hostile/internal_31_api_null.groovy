// technique: null arguments into the host API
// category: internal
// expected: rejected at compile or stopped by hook error
step { from ->
    return from.in(null)
}
