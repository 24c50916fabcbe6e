// A knight shoots two squares far in a straight line, over an empty square, and stays where he is.
moves { man, look ->
    def targets = [NORTH, EAST, SOUTH, WEST].collect { man.walk(it, it) }.findAll { line ->
        line.size() == 2 && look.isEmpty(line[0]) && look.has(line[1], look.side().opponent())
    }
    targets.collect { line -> look.go(man.square()).taking(line[1]) }
}
