package org.dicechess.rules.checks;

import java.util.BitSet;
import java.util.List;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.YamlNode;

/**
 * A turn and where its stages are written.
 *
 * @param done for each state the stages of which one has just been done
 * @param places for each stage the node where it is written
 */
public record WrittenTurn(Turn turn, List<BitSet> done, List<YamlNode> places) {

    /** Returns where the first of the stages that lead to a state is written. */
    YamlNode place(int state) {
        return places.get(done.get(state).nextSetBit(0));
    }
}
