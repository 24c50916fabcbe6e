// technique: URL.text on a file: URL (file and network in one)
// category: file
// expected: rejected at compile
step { from ->
    return new URL("file:///etc/hostname").text
}
