// technique: coerce an object to an own interface to call its methods unchecked
// category: cast
// expected: rejected at compile
interface Peek { String getCountry() }
step { from ->
    return (Locale.getDefault() as Peek).getCountry()
}
