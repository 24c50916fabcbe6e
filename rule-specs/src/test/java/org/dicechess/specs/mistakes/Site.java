package org.dicechess.specs.mistakes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yaml.snakeyaml.DumperOptions.FlowStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.nodes.CollectionNode;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * A place of a file where a mistake can be made: an entry of a map, or an item of a list.
 *
 * @param path keys joined by dots, items as {@code [0]}
 * @param parent the map or list around it
 * @param key empty for an item of a list
 */
record Site(String path, CollectionNode<?> parent, Optional<ScalarNode> key, Node value) {

    /** Returns all places of a file in the order of its text. */
    static List<Site> of(String text) {
        List<Site> sites = new ArrayList<>();
        Node root = new Yaml(new SafeConstructor(new LoaderOptions())).compose(new java.io.StringReader(text));
        collect("", root, sites);
        return sites;
    }

    private static void collect(String path, Node node, List<Site> sites) {
        if (node instanceof MappingNode map) {
            for (NodeTuple tuple : map.getValue()) {
                ScalarNode key = (ScalarNode) tuple.getKeyNode();
                String inner = path.isEmpty() ? key.getValue() : path + "." + key.getValue();
                sites.add(new Site(inner, map, Optional.of(key), tuple.getValueNode()));
                collect(inner, tuple.getValueNode(), sites);
            }
        } else if (node instanceof SequenceNode list) {
            for (int i = 0; i < list.getValue().size(); i++) {
                Node item = list.getValue().get(i);
                sites.add(new Site(path + "[" + i + "]", list, Optional.empty(), item));
                collect(path + "[" + i + "]", item, sites);
            }
        }
    }

    boolean isEntry() {
        return key.isPresent();
    }

    boolean isText() {
        return value instanceof ScalarNode;
    }

    String text() {
        return ((ScalarNode) value).getValue();
    }

    String name() {
        return key.map(ScalarNode::getValue).orElse("");
    }

    boolean inBraces() {
        return parent.getFlowStyle() == FlowStyle.FLOW;
    }

    /** Returns the index where the entry begins in the text. */
    int begin() {
        return key.map(Node.class::cast).orElse(value).getStartMark().getIndex();
    }

    int keyEnd() {
        return key.orElseThrow().getEndMark().getIndex();
    }

    int valueBegin() {
        return value.getStartMark().getIndex();
    }

    /** Returns the index where the entry ends: a block ends with its last leaf, not where the next key begins. */
    int end() {
        return end(value);
    }

    private static int end(Node node) {
        if (node instanceof MappingNode map && map.getFlowStyle() != FlowStyle.FLOW) {
            return end(map.getValue().get(map.getValue().size() - 1).getValueNode());
        }
        if (node instanceof SequenceNode list && list.getFlowStyle() != FlowStyle.FLOW) {
            return end(list.getValue().get(list.getValue().size() - 1));
        }
        return node.getEndMark().getIndex();
    }
}
