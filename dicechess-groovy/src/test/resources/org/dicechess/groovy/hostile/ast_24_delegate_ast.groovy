// technique: @Delegate exposes another type
// category: ast
// expected: rejected at compile
class Cart { @Delegate Runtime r = Runtime.runtime }
step { from ->
    return new Cart().availableProcessors()
}
