// technique: @ASTTest on a closure parameter
// category: ast
// expected: rejected at compile
step { from ->
    def f = { @groovy.transform.ASTTest(value = { System.setProperty("asttest.cparam", "ran") }) int n -> n }
    return f(2)
}
