// benign: bounded recursion
// expected: accepted
int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1) }
step { from -> return fact(10) == 3628800 ? [from.walk(NORTH)] : [] }
