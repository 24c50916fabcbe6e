// technique: MethodHandles.lookup to find System.exit
// category: reflection
// expected: rejected at compile
step { from ->
    def lk = java.lang.invoke.MethodHandles.lookup()
    def mt = java.lang.invoke.MethodType.methodType(String, String)
    return lk.findStatic(System, "getProperty", mt).invokeWithArguments("user.home")
}
