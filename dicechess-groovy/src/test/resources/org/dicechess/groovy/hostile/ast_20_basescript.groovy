// technique: @BaseScript replaces the script super class
// category: ast
// expected: rejected at compile
@groovy.transform.BaseScript groovy.util.DelegatingScript base
step { from ->
    return base.class.name
}
