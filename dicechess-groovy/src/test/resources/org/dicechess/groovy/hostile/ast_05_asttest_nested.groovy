// technique: @ASTTest hidden in a closure value of another annotation
// category: ast
// expected: rejected at compile
@groovy.lang.Category(value = {
  @groovy.transform.ASTTest(value = { System.setProperty("asttest.nested", "ran") })
  Object
})
class Tower { }
step { from ->
    return 1
}
