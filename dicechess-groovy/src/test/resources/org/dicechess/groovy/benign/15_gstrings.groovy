// benign: GStrings with expressions
// expected: accepted
step { from ->
    int hp = 3
    def who = from.square()
    return "${who} ${who.text()} has ${hp * 2 + 1} points" == "$who $who has 7 points" ? [from.walk(NORTH)] : []
}
