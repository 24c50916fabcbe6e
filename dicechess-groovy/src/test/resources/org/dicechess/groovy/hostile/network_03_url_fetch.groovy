// technique: URL fetch with DGM getText
// category: network
// expected: rejected at compile
step { from ->
    return new URL("http://127.0.0.1:9/").getText(connectTimeout: 50)
}
