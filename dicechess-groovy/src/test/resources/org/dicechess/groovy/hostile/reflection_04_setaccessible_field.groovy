// technique: read a private field of the context object with setAccessible
// category: reflection
// expected: rejected at compile
step { from ->
    def f = from.getClass().getDeclaredField("state")
    f.setAccessible(true)
    f.get(from).put("score", 999)
    return f.get(from)
}
