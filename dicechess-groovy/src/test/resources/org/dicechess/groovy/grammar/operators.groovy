// expected: accepted
step { from ->
    int a = 7, b = 3
    long c = -5L
    def big = 3000000000
    boolean t = a > b && b >= 1 || !(a == b) && a != b
    int x = a + b * 2 - a % b - -b + +a
    x = a << 1 | b & 3 ^ 1
    x = (a | b) >> 1
    x >>= 1
    x <<= 2
    x ^= 1
    x |= 8
    x &= 15
    int s = a <=> b
    boolean less = a < b == b > a
    def e = from.square() ?: null
    def size = from?.square()?.text()?.length()
    def one = a as long
    def two = (long) a + (int) c
    def text = a as String
    boolean n = !(a in [1, 2]) && a !in [3]
    boolean u = text instanceof String
    boolean v = text !instanceof Integer
    a++
    --b
    ++a
    b--
    int chosen = a > b ? a : b > 3 ? b : 0
    def neg = -2147483648
    def minus = -a.abs()
    def least = -9223372036854775808L
    int y = 1_000
    a = b = 2
    return x > s ? [] : [from.walk(NORTH)]
}
