/** Turns script text into hooks. */
module org.dicechess.groovy {
    requires org.dicechess;
    requires static org.jspecify;
}
