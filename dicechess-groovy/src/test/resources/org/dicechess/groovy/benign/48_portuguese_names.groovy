// benign: accented identifiers and text
// expected: accepted
step { from ->
    int posição = from.square().file()
    def peça = "cavalo"
    return "a peça $peça está na coluna ${posição + 1} ♞".length() > 5 ? [from.walk(NORTH)] : []
}
