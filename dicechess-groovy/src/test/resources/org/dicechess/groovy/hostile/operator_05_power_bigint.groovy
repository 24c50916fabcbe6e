// technique: ** builds gigantic numbers in one operation
// category: operator
// expected: rejected at compile
step { from ->
    return 7 ** 99999999
}
