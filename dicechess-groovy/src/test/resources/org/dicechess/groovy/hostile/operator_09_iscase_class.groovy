// technique: in / switch with a Class
// category: operator
// expected: rejected at compile
step { from ->
    switch (from) { case Runnable: return 1; default: return 2 }
}
