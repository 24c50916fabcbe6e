// technique: meter through this
// category: internal
// expected: rejected at compile
step { from ->
    this.pay(-1000000000)
    return 1
}
