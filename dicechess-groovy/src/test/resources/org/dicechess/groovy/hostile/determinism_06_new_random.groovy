// technique: new Random()
// category: determinism
// expected: rejected at compile
step { from ->
    return new Random().nextInt(6)
}
