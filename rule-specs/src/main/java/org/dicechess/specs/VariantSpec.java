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
 * The test kit: checks of what every variant must get right, for any test framework.
 *
 * @since 0.1
 */
public final class VariantSpec {

    private VariantSpec() {}

    /**
     * Returns all variants of the packs that are present, with default options, in the order of the loaders and their
     * ids.
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
     * Returns the variant with this id, with default options.
     *
     * @param scripts compilers for the scripts that its definition may use
     * @throws IllegalArgumentException if no loader that is present knows the id
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
     * Returns one check for each line {@code rule id | position | roll | question | expected}.
     *
     * <p>Empty lines and lines that begin with {@code #} are comments. The rule id is free text. The position is a text
     * or {@code start}. The roll is played first; {@code -} means none. The question is either an event, with the
     * expected answer {@code yes}, {@code no} or {@code no: words of the explanation}, or one of these forms, in which
     * events are texts separated by blanks:
     *
     * <ul>
     *   <li>{@code moves [PREFIX]}: the events with this prefix, in any order, {@code -} for none
     *   <li>{@code count [EVENTS]}: the number of events or outcomes after these events
     *   <li>{@code after EVENTS}: a text of the position after these events, or of an equal position
     *   <li>{@code text [EVENTS]}: the canonical text of the position after these events
     *   <li>{@code board [EVENTS]}: the first field of that text
     *   <li>{@code node [EVENTS]}: {@code decision white}, {@code chance total 36}, {@code end 1-0}
     *   <li>{@code end [EVENTS]}: result and reason as {@code 1-0 checkmate}, repetition included; {@code -} if the
     *       game is not over
     *   <li>{@code check [EVENTS]}: {@code yes} if the side to move is in check, else {@code no}
     *   <li>{@code weight ROLL}: {@code 2 of 36}
     *   <li>{@code san EVENT}: algebraic notation
     * </ul>
     *
     * @throws IllegalArgumentException if a line does not have five fields, or its question has none of these forms;
     *     the message names the line
     */
    public static List<Check> cases(Variant variant, String text) {
        return Case.checks(variant, text);
    }

    /**
     * Returns one check for each line {@code unit | position | depth | count | source} whose count is small enough.
     *
     * @param maxCount lines with larger counts are left out
     * @throws IllegalArgumentException if a line is malformed; the message names the line
     */
    public static List<Check> perft(Variant variant, String text, long maxCount) {
        return PerftRow.checks(variant, text, maxCount);
    }

    /**
     * Returns the properties of one random game, each as a check: weights add up, listed events and no others can be
     * played, texts and records read back, moves are equal to their edits, the cursor agrees with the positions.
     *
     * @param start where the game starts
     * @param seed chooses rolls and events; the same on every machine
     * @param maxEvents the number of events after which the game is cut
     */
    public static List<Check> properties(Position start, long seed, int maxEvents) {
        return Property.checks(start, seed, maxEvents);
    }
}
