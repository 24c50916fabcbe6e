// technique: observe garbage collection
// category: determinism
// expected: rejected at compile
step { from ->
    def w = new java.lang.ref.WeakReference(new Object())
    System.gc()
    return w.get() == null
}
