// technique: declare an own @GroovyASTTransformationClass annotation
// category: ast
// expected: rejected at compile
import org.codehaus.groovy.transform.GroovyASTTransformationClass
@GroovyASTTransformationClass("groovy.transform.NoSuch") @interface Boom { }
@Boom def f() { 1 }
step { from ->
    return f()
}
