// The neighbours of a cell lie north, northeast, east, south, southwest and west of it, in order around the cell. A
// bishop goes out between two neighbours; a knight goes two cells straight and one to the side.
path { from ->
    def paths = []
    String piece = from.given('piece')[0]
    boolean far = piece != 'king'
    def around = [NORTH, NORTH_EAST, EAST, SOUTH, SOUTH_WEST, WEST, NORTH]
    for (int i = 0; i < 6; i++) {
        def one = around[i]
        def two = around[i + 1]
        if (piece == 'knight') {
            for (cells in [from.walk(one, one, two), from.walk(two, one, one), from.walk(two, two, one), from.walk(one, two, two)]) {
                if (cells.size() == 3) paths << leap(cells[2])
            }
        } else {
            def straight = from.ray(one)
            List<Square> between = longer(outward(from, one, two), outward(from, two, one))
            if (piece != 'bishop') paths << rides(far ? straight : straight.take(1))
            if (piece != 'rook') paths << rides(far ? between : between.take(1))
        }
    }
    paths
}

// The cells that lie two steps apart: every walk of two steps more, as long as the board goes on.
List<Square> outward(Spot from, Direction one, Direction two) {
    List<Square> cells = []
    for (way in [from.walk(one, two), from.walk(one, two, one, two), from.walk(one, two, one, two, one, two),
            from.walk(one, two, one, two, one, two, one, two), from.walk(one, two, one, two, one, two, one, two, one, two)]) {
        if (way.size() > 0) cells << way[way.size() - 1]
    }
    cells
}

List<Square> longer(List<Square> some, List<Square> others) {
    some.size() > others.size() ? some : others
}
