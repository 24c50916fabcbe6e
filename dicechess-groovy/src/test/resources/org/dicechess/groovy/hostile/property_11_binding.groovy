// technique: script binding leaks variables between calls
// category: property
// expected: rejected at compile
step { from ->
    binding.setVariable("memo", 42)
    return memo
}
