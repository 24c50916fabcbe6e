// technique: DGM String.toURL / toURI
// category: file
// expected: rejected at compile
step { from ->
    return "file:///etc/hostname".toURL().text
}
