/** What hosts call and what hook authors implement. */
module org.dicechess {
    requires static org.jspecify;

    exports org.dicechess;
    exports org.dicechess.fair;
    exports org.dicechess.picture;
    exports org.dicechess.spi;
}
