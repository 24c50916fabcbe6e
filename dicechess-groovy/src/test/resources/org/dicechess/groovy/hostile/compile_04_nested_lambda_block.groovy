// technique: nested block lambdas
// category: compile
// expected: rejected at compile
step { from ->
    def x = (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { (a) -> { 1 } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } }
    return x
}
