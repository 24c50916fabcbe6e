// technique: TypeCheckingMode.SKIP
// category: ast
// expected: rejected at compile
import groovy.transform.*
@CompileStatic(TypeCheckingMode.SKIP)
def loose(x) { x.class.forName("java.lang.Runtime") }
step { from ->
    return loose(from)
}
