// The side to move has lost if the other king is on the hill.
over { look ->
    def enemy = look.side().opponent()
    look.squaresOf(enemy, 'king').any { look.in(it, 'hill', enemy) }
}
