package org.dicechess.rules.yaml;

/** A part of a definition as it was written: a map, a list or a text. */
public sealed interface YamlNode permits YamlMap, YamlList, YamlText {

    /** Returns the location where the node's text begins. */
    Location location();

    /** Returns the path from the root: keys separated by dots, list indexes from 0 in brackets; empty for the root. */
    String path();
}
