// technique: switch inside an endless loop
// category: cpu
// expected: stopped by budget
step { from ->
    int s = 0
    while (true) { switch (s) { case 0: s = 1; break; case 1: s = 2; break; default: s = 0 } }
    return s
}
