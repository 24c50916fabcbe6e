// A knight shoots an enemy two squares away in a straight line, over an empty square, and stays on its square.
moves { piece, look ->
    def targets = [NORTH, EAST, SOUTH, WEST].collect { piece.walk(it, it) }.findAll { line ->
        line.size() == 2 && look.isEmpty(line[0]) && look.has(line[1], look.side().opponent())
    }
    targets.collect { line -> look.go(piece.square()).taking(line[1]) }
}
