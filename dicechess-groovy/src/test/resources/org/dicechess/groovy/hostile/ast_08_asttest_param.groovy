// technique: @ASTTest on a method parameter
// category: ast
// expected: rejected at compile
def leap(@groovy.transform.ASTTest(value = { System.setProperty("asttest.param", "ran") }) int n) { n }
step { from ->
    return leap(2)
}
