/** One random game. */
module org.example.game {
    requires org.dicechess;

    uses org.dicechess.spi.VariantSource;
}
