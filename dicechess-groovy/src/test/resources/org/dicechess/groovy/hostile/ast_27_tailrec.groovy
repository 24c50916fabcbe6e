// technique: @TailRecursive rewrites recursion into a loop after checks ran
// category: ast
// expected: rejected at compile
@groovy.transform.TailRecursive
int spin(int n) { spin(n + 1) }
step { from ->
    return spin(0)
}
