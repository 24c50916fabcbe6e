package org.dicechess.examples.players;

import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.spi.DefinitionPack;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * The other names of variants, as {@code also} in the definitions states them. A description would tell them too, but
 * takes long, as it reads all of a definition and of what it extends.
 */
final class OtherNames {

    /** The key of the names with its value, which begins a line in each definition. The lines below are indented. */
    private static final Pattern KEY = Pattern.compile("^also:.*(\\R[ -].*){0,20}", Pattern.MULTILINE);

    private OtherNames() {}

    /** Returns the id for each other name of a variant of the packs; if several have a name, that of the first. */
    static Map<String, String> ofPacks() {
        Map<String, String> ids = new LinkedHashMap<>();
        for (DefinitionPack pack : ServiceLoader.load(DefinitionPack.class)) {
            for (String id : pack.ids()) {
                pack.file(id + "/variant.yaml")
                        .ifPresent(text -> names(text).forEach(name -> ids.putIfAbsent(name, id)));
            }
        }
        return ids;
    }

    /** Returns the names that a definition states; none if it is no definition, which its load will tell. */
    static List<String> names(byte[] definition) {
        Matcher key = KEY.matcher(new String(definition, StandardCharsets.UTF_8));
        try {
            return key.find() && new Yaml().compose(new StringReader(key.group())) instanceof MappingNode map
                    ? names(map)
                    : List.of();
        } catch (YAMLException fault) {
            return List.of();
        }
    }

    private static List<String> names(MappingNode key) {
        return key.getValue().stream()
                .map(NodeTuple::getValueNode)
                .flatMap(value -> value instanceof SequenceNode list
                        ? list.getValue().stream().flatMap(each -> text(each).stream())
                        : text(value).stream())
                .toList();
    }

    private static List<String> text(Node node) {
        return node instanceof ScalarNode scalar ? List.of(scalar.getValue()) : List.of();
    }
}
