// Moves as a rider does; captures past exactly one man of either side. `with: {ways: [n, e, s, w]}` says where: the Cannon goes
// orthogonally, the Vao diagonally, the Leo both ways.
path { from ->
    def paths = []
    def lines = from.directions('ways').collect { way -> from.ray(way) }
    for (line in lines) {
        paths << moves(line)
    }
    for (line in lines) {
        for (screen in 0..<line.size()) {
            paths << through(line.take(screen)) + over(line[screen]) + captures(line.drop(screen + 1))
        }
    }
    paths
}
