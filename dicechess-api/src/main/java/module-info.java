/** The rules of dice chess as hosts and hook authors see them. */
module org.dicechess {
    requires static org.jspecify;

    exports org.dicechess;
    exports org.dicechess.spi;
}
