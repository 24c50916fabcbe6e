// technique: lone carriage return ends a comment for the lexer but not for a scanner
// category: internal
// expected: rejected at compile
step { from ->
    int a = 1 // notefrom.class
    return a
}
