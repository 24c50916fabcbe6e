// technique: endless find over a range
// category: cpu
// expected: stopped by budget
step { from ->
    return (0..2000000000).find { it < 0 }
}
