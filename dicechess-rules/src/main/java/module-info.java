/** Reads variant definitions and plays them. */
module org.dicechess.rules {
    requires transitive org.dicechess;
    requires org.yaml.snakeyaml;
    requires static org.jspecify;

    exports org.dicechess.rules;

    uses org.dicechess.spi.DefinitionPack;

    provides org.dicechess.spi.VariantSource with
            org.dicechess.rules.BundledVariants;
}
