// technique: build a dynamic proxy around a closure handler
// category: reflection
// expected: rejected at compile
step { from ->
    def h = { p, m, a -> "x" } as java.lang.reflect.InvocationHandler
    return java.lang.reflect.Proxy.newProxyInstance(from.class.classLoader, [CharSequence] as Class[], h)
}
