moves { piece, look ->
    def shots = piece.walk(NORTH, NORTH).findAll { look.has(it, look.side().opponent()) }
    shots.collect { look.go(piece.square()).taking(it) }
}
