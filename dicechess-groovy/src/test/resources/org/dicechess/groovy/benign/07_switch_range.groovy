// benign: switch on int ranges
// expected: accepted
facing { visit ->
    switch (visit.square().rank()) {
        case 0..2: return [NORTH]
        case 3..4: return [EAST]
        default: return [SOUTH]
    }
}
