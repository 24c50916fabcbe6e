// technique: define a function with the name of the meter
// category: internal
// expected: rejected at compile
void burn() { }
step { from ->
    while (true) { }
    return 1
}
