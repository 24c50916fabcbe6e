// technique: Runtime.runtime property form
// category: process
// expected: rejected at compile
step { from ->
    return Runtime.runtime.exec("id").exitValue()
}
