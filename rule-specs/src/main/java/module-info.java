/** The bundled variants, and the test kit for variant authors. */
module org.dicechess.specs {
    requires transitive org.dicechess;
    requires static org.jspecify;

    exports org.dicechess.specs;

    uses org.dicechess.spi.VariantSource;

    provides org.dicechess.spi.DefinitionPack with
            org.dicechess.specs.BundledDefinitions;
}
