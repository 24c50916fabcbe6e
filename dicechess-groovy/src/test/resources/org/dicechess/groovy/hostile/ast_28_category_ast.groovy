// technique: @Category / Mixin
// category: ast
// expected: rejected at compile
@Category(String) class Shout { String yell() { this.toUpperCase() } }
step { from ->
    use(Shout) { return "a".yell() }
}
