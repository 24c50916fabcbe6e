// technique: AnnotationCollector alias for @ASTTest
// category: ast
// expected: rejected at compile
import groovy.transform.*
@AnnotationCollector([ASTTest]) @interface Quiet { }
@Quiet(value = { System.setProperty("asttest.collector", "ran") })
def bump() { 2 }
step { from ->
    return bump()
}
