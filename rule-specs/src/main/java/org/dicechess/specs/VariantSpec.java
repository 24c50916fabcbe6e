package org.dicechess.specs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.spi.ScriptCompiler;
import org.dicechess.spi.VariantSource;

/**
 * The test kit: what every variant must get right, as checks that any test framework can run.
 *
 * @since 0.1
 */
public final class VariantSpec {

    private VariantSpec() {}

    /**
     * All variants of the packs that are present, with default options, in the order of the loaders and their ids.
     *
     * @param scripts compilers for the scripts that definitions may use
     */
    public static List<Variant> variants(ScriptCompiler... scripts) {
        List<Variant> variants = new ArrayList<>();
        for (VariantSource source : ServiceLoader.load(VariantSource.class)) {
            source.ids().forEach(id -> variants.add(source.variant(id, Map.of(), List.of(scripts))));
        }
        return variants;
    }

    /**
     * The variant with this id, with default options.
     *
     * @param scripts compilers for the scripts that its definition may use
     * @throws IllegalArgumentException if no loader that is present knows it
     */
    public static Variant variant(String id, ScriptCompiler... scripts) {
        for (VariantSource source : ServiceLoader.load(VariantSource.class)) {
            if (source.ids().contains(id)) {
                return source.variant(id, Map.of(), List.of(scripts));
            }
        }
        throw new IllegalArgumentException("no variant '" + id + "' in the packs that are present");
    }

    /**
     * One check for each line {@code rule id | position | roll | question | expected}.
     *
     * <p>Empty lines and lines that begin with {@code #} are comments. The rule id is free text. The position is a text
     * or {@code start}; the roll is played first, {@code -} for none. The question is an event, to be answered
     * {@code yes}, {@code no} or {@code no: words of the explanation}, or one of these, where events are texts
     * separated by blanks:
     *
     * <ul>
     *   <li>{@code moves [PREFIX]}: the events that begin so, in any order, {@code -} for none
     *   <li>{@code count [EVENTS]}: the number of events or outcomes after them
     *   <li>{@code after EVENTS}: a text of the position then; another text of an equal position does as well
     *   <li>{@code text [EVENTS]}: the canonical text of the position then
     *   <li>{@code board [EVENTS]}: the first field of that text
     *   <li>{@code node [EVENTS]}: {@code decision white}, {@code chance total 36}, {@code end 1-0}
     *   <li>{@code end [EVENTS]}: result and reason as {@code 1-0 checkmate}, repetition included; {@code -} if it goes
     *       on
     *   <li>{@code check [EVENTS]}: {@code yes} if the side on turn is in check, else {@code no}
     *   <li>{@code weight ROLL}: {@code 2 of 36}
     *   <li>{@code san EVENT}: algebraic notation
     * </ul>
     *
     * @throws IllegalArgumentException if a line has not five fields, or its question is none of these; names the line
     */
    public static List<Check> cases(Variant variant, String text) {
        return Case.checks(variant, text);
    }

    /**
     * One check for each line {@code unit | position | depth | count | source} of at most this count.
     *
     * @param maxCount larger counts are left out
     * @throws IllegalArgumentException if a line is malformed; names the line
     */
    public static List<Check> perft(Variant variant, String text, long maxCount) {
        return PerftRow.checks(variant, text, maxCount);
    }

    /**
     * The properties of one random game, each as a check: chances add up, listed events play and nothing else does,
     * texts and records read back, moves are their edits, the cursor agrees with the positions.
     *
     * @param start where the game starts
     * @param seed chooses rolls and events; the same on every machine
     * @param maxEvents where a game that has not ended is cut
     */
    public static List<Check> properties(Position start, long seed, int maxEvents) {
        return Property.checks(start, seed, maxEvents);
    }
}
