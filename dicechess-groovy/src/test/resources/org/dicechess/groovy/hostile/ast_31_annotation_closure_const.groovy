// technique: annotation with a constant expression evaluated at compile time
// category: ast
// expected: rejected at compile
class K { static final String A = "x" + "y"; @SuppressWarnings(K.A) def f() { 1 } }
step { from ->
    return new K().f()
}
