package org.dicechess.rules.yaml;

/** A part of a definition as it was written: a map, a list or a text. */
public sealed interface YamlNode permits YamlMap, YamlList, YamlText {

    /** Where its text begins. */
    Location location();

    /** The way from the root: keys after points, places in a list in brackets from 0; empty for the root. */
    String path();
}
