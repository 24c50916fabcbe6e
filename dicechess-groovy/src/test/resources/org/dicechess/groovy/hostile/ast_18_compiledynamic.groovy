// technique: @CompileDynamic switches static checking off for a method
// category: ast
// expected: rejected at compile
@groovy.transform.CompileDynamic
def loose(x) { x.class.classLoader }
step { from ->
    return loose(from)
}
