// benign: findAll + collect on API objects
// expected: accepted
step { from ->
    return [NORTH, EAST, SOUTH_WEST].findAll { !it.diagonal }.collect { from.walk(it) }
}
