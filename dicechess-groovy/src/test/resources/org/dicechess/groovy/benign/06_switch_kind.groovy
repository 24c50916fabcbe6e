// benign: switch on strings with several cases
// expected: accepted
step { from ->
    int value
    switch (from.facing().text()) {
        case "n": value = 1; break
        case ["e", "w"]: value = 3; break
        case "s": value = 5; break
        default: value = 0
    }
    return value > 0 ? [from.walk(from.facing())] : []
}
