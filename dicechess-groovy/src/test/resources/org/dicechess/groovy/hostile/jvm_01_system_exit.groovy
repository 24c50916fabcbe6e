// technique: System.exit
// category: jvm
// expected: rejected at compile
step { from ->
    System.exit(3)
}
