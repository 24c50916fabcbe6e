// technique: call a host API method for ever
// category: cpu
// expected: stopped by budget
step { from ->
    while (true) { from.in("playing") }
    return 1
}
