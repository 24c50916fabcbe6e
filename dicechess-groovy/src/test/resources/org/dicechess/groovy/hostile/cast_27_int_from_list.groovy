// technique: implicit conversions to allowed types must not run code
// category: cast
// expected: rejected at compile or stopped by hook error
step { from ->
    def l = [["7"]]
    int n = (int) l[0]
    return n
}
