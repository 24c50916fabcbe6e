// A pawn between two pawns of its own side cannot be captured.
capturable { victim, captor, look ->
    def beside = [EAST, WEST].collectMany { victim.walk(it) }
    beside.count { look.has(it, victim.side(), 'pawn') } < 2
}
