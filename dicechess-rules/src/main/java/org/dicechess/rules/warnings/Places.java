package org.dicechess.rules.warnings;

import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/** The places of a resolved definition. */
record Places(YamlMap definition) {

    /** Returns the node at the end of these keys, or the last node on the way that exists. */
    YamlNode at(String... keys) {
        YamlNode place = definition;
        for (String key : keys) {
            place = place instanceof YamlMap map ? map.get(key).orElse(place) : place;
        }
        return place;
    }
}
