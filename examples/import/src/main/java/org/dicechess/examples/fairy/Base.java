package org.dicechess.examples.fairy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.dicechess.spi.DefinitionPack;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.representer.Representer;
import org.yaml.snakeyaml.resolver.Resolver;

/**
 * A definition that others extend: its tree, together with all that it takes over.
 *
 * @param tree maps, lists and texts
 */
record Base(String id, Map<String, Object> tree) {

    private static final int DEEPEST = 8;
    private static final String REMOVED = "~";

    /** Finds a definition in the packs of the class path. */
    static Optional<Base> find(String id) {
        List<DefinitionPack> packs = new ArrayList<>();
        ServiceLoader.load(DefinitionPack.class, Base.class.getClassLoader()).forEach(packs::add);
        return tree(packs, id + "/variant.yaml", DEEPEST).map(tree -> new Base(id, tree));
    }

    private static Optional<Map<String, Object>> tree(List<DefinitionPack> packs, String path, int deep) {
        Optional<byte[]> bytes = packs.stream()
                .map(pack -> pack.file(path))
                .flatMap(Optional::stream)
                .findFirst();
        Map<String, Object> own = bytes.map(Base::read).orElse(Map.of());
        if (own.isEmpty() || deep == 0) {
            return Optional.empty();
        }
        Map<String, Object> tree = new LinkedHashMap<>();
        List<String> files = new ArrayList<>();
        if (own.get("extends") instanceof String base) {
            files.add(base + "/variant.yaml");
        }
        Object imports = own.get("import");
        List<?> list = imports instanceof List<?> many ? many : imports == null ? List.of() : List.of(imports);
        list.forEach(each -> files.add(each + ".yaml"));
        for (String file : files) {
            Optional<Map<String, Object>> part = tree(packs, file, deep - 1);
            if (file.startsWith(".") || part.isEmpty()) {
                return Optional.empty();
            }
            merge(tree, part.get());
        }
        merge(tree, own);
        return Optional.of(tree);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> read(byte[] text) {
        LoaderOptions options = new LoaderOptions();
        DumperOptions none = new DumperOptions();
        Resolver texts = new Resolver() {
            @Override
            protected void addImplicitResolvers() {
                // All scalars are texts.
            }
        };
        try {
            Object tree = new Yaml(new SafeConstructor(options), new Representer(none), none, options, texts)
                    .load(new String(text, StandardCharsets.UTF_8));
            return tree instanceof Map ? (Map<String, Object>) tree : Map.of();
        } catch (YAMLException refused) {
            return Map.of();
        }
    }

    /** Merges changes into a tree as {@code extends} does. */
    @SuppressWarnings("unchecked")
    static void merge(Map<String, Object> tree, Map<String, Object> changes) {
        changes.forEach((key, value) -> {
            if (REMOVED.equals(value) || value == null) {
                tree.remove(key);
            } else if (value instanceof Map && tree.get(key) instanceof Map) {
                Map<String, Object> copy = new LinkedHashMap<>((Map<String, Object>) tree.get(key));
                merge(copy, (Map<String, Object>) value);
                tree.put(key, copy);
            } else {
                tree.put(key, value);
            }
        });
    }

    /** Returns the names of the pieces by their symbols. */
    Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        if (tree.get("pieces") instanceof Map<?, ?> pieces) {
            pieces.forEach((name, piece) -> {
                if (piece instanceof Map<?, ?> map && map.get("symbol") instanceof String symbol) {
                    names.put(symbol, String.valueOf(name));
                }
            });
        }
        return names;
    }

    /** Returns the names of the areas by their squares, as text. */
    Map<String, String> areas() {
        Map<String, String> names = new LinkedHashMap<>();
        if (tree.get("areas") instanceof Map<?, ?> areas) {
            areas.forEach((name, squares) -> names.put(YamlText.flow(squares), String.valueOf(name)));
        }
        return names;
    }
}
