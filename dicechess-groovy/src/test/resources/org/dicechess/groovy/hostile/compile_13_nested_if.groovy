// technique: if { if { if {
// category: compile
// expected: rejected at compile
step { from ->
    int y = 0
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    if (true) {
    y = 1
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    return y
}
