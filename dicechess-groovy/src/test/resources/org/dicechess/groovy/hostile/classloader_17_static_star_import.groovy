// technique: static star import
// category: classloader
// expected: rejected at compile
import static java.lang.System.*
step { from ->
    return getProperty("user.dir")
}
