// technique: @ASTTest with an explicit early phase
// category: ast
// expected: rejected at compile
import org.codehaus.groovy.control.CompilePhase
@groovy.transform.ASTTest(phase = CompilePhase.CONVERSION, value = { System.setProperty("asttest.phase", "ran") })
def bump() { 2 }
step { from ->
    return bump()
}
