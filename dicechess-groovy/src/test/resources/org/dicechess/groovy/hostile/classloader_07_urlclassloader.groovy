// technique: URLClassLoader on a remote jar
// category: classloader
// expected: rejected at compile
step { from ->
    def cl = new URLClassLoader([new URL("file:///some/folder/x.jar")] as URL[])
    return cl.loadClass("x.Y")
}
