/** Compiles Groovy scripts to hooks. */
module org.dicechess.groovy {
    requires transitive org.dicechess;
    requires org.apache.groovy;
    requires static org.jspecify;

    exports org.dicechess.groovy;
}
