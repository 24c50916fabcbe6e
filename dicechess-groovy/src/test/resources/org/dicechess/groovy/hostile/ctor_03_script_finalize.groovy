// technique: finalize defined as a script function
// category: ctor
// expected: rejected at compile
void finalize() { while (true) { } }
step { from ->
    return 1
}
