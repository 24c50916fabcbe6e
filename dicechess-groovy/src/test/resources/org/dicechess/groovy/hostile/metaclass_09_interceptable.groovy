// technique: GroovyInterceptable hides calls from interceptors
// category: metaclass
// expected: rejected at compile
class Mask implements GroovyInterceptable { def invokeMethod(String n, Object a) { System.getProperty("user.dir") } }
step { from ->
    return new Mask().anything()
}
