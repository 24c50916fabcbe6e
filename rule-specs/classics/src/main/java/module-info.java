/** Well-known games, and some of them with dice, as a definition pack. */
module org.dicechess.classics {
    requires transitive org.dicechess;
    requires org.dicechess.specs;
    requires static org.jspecify;

    exports org.dicechess.classics;

    provides org.dicechess.spi.DefinitionPack with
            org.dicechess.classics.Classics;
}
