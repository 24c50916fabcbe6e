package org.dicechess.rules.checks;

import java.util.List;
import java.util.Set;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.YamlNode;

/**
 * A turn and where its stages are written.
 *
 * @param done for each state the stages of which one has just been done
 * @param places for each stage the node where it is written
 */
public record WrittenTurn(Turn turn, List<Set<Integer>> done, List<YamlNode> places) {

    /** Returns where the first of the stages that lead to a state is written. */
    YamlNode place(int state) {
        return places.get(done.get(state).iterator().next());
    }
}
