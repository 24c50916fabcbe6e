// technique: Object.toString leaks the identity hash
// category: determinism
// expected: rejected at compile or stopped by hook error
step { from ->
    return "" + from
}
