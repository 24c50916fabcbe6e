// technique: undeclared assignment lands in the shared binding
// category: property
// expected: rejected at compile
step { from ->
    turnsSeen = 1
    return turnsSeen
}
