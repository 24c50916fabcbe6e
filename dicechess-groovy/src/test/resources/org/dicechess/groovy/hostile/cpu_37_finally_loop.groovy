// technique: endless loop in finally
// category: cpu
// expected: rejected at compile
step { from ->
    try { return 1 } finally { while (true) { } }
}
