// benign: clamp with Math
// expected: accepted
int clamp(int v, int lo, int hi) { Math.max(lo, Math.min(hi, v)) }
step { from -> return clamp(from.square().rank(), 0, 5) < 5 ? [from.walk(NORTH)] : [from.walk(SOUTH)] }
