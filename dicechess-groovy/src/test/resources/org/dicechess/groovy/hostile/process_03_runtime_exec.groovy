// technique: Runtime.getRuntime().exec
// category: process
// expected: rejected at compile
step { from ->
    return Runtime.getRuntime().exec("id").waitFor()
}
