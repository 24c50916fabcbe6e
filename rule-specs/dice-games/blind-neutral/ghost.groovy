/** Steps onto pieces: a white one is captured, a black one goes to the square beside the board. Kings are left alone. */
moves { piece, look ->
    List<Square> near = []
    for (way in [NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST]) {
        near = near + piece.walk(way)
    }
    Square limbo = look.square('l1')
    near.findAll { !look.isEmpty(it) && look.at(it).get().type().name() != 'king' }
        .collect { look.has(it, look.side()) ? look.go(it).shifting(it, limbo) : look.go(it) }
}
/** Nothing captures the ghost. */
capturable { victim, captor, look -> false }
