// technique: return a closure to the host
// category: internal
// expected: accepted by the gate; the host must refuse the value type
step { from ->
    return { -> 1 }
}
