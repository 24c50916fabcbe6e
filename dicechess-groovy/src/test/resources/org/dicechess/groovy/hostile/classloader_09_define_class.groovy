// technique: ClassLoader.defineClass of raw bytes
// category: classloader
// expected: rejected at compile
step { from ->
    def cl = new ClassLoader() { Class mk(byte[] b) { defineClass(null, b, 0, b.length) } }
    return cl.mk(new byte[8])
}
