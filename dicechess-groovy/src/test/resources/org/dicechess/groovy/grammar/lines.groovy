// expected: accepted
// Where lines go on, and where they end.

int sum(int a,
        int b) {
    a +
        b
}

def twice(List<Integer> xs)
{
    xs.collect { it * 2 }
      .findAll { x ->
          x > 1 &&
              x < 9 }
}

step { from ->
    def a = 1
    -a
    def b = a
        * 2
    def c = a > 0
        ? 1
        : 2
    def d = a > 0 &&
        b > 0
        || c > 0
    if (a > 0)
        b = 2
    else
        b = 3
    if (b == 2) { c = 1 } else if (b == 3) { c = 2 }
    else { c = 3 }
    if (c == 1) c = 4; else c = 5
    while (a < 3)
    {
        a++
    }
    def m = [
        a: 1,
        in: 2, 'x y': 3, 4: 5,
        (b): 6,
    ]
    def l = [1,
        2, 3,]
    def e = [:]; def f = []
    /* a comment
       of two lines */ def g = 1
    from.walk(NORTH,
        EAST)
    return []
}
