package org.dicechess;

import java.util.List;
import java.util.Map;

/**
 * What a definition says of its game, for a list of variants or a form for a new game. It is of the edition that the
 * chosen options give. Immutable and thread-safe; all lists cannot be changed.
 *
 * <p>The loader of the module {@code dicechess-rules} describes a definition without loading it. A loaded variant has a
 * description too, see {@link Variant#description()}.
 *
 * @since 0.1
 */
public interface Description {

    /** Returns the id that the definition states, as {@link Variant#id()}. */
    String id();

    /** Returns the name to show to people, as {@code Dice chess}. */
    String name();

    /**
     * Returns the definition's text about the game, for people; empty if there is none. At most 16,000 characters,
     * which may have line ends.
     */
    String about();

    /**
     * Returns what the game belongs to, as {@code Shogi}: the heading under which a list shows it. One line of at most
     * 60 characters; empty if the definition, and what it extends, names none.
     */
    String group();

    /**
     * Returns other names of the game, as {@code Othello} for Reversi, in the order of the definition: at most 10, one
     * line of at most 60 characters each. A search for a game looks at them, too; no loader finds a variant by them.
     */
    List<String> also();

    /** Returns the options in the order of the definition; empty for a game without options. */
    List<Option> options();

    /** Returns the number of files of the smallest rectangle that holds the board: 1 to 26. */
    int files();

    /** Returns the number of ranks of the smallest rectangle that holds the board: 1 to 256. */
    int ranks();

    /** Returns the number of squares that exist: 1 to 256. */
    int squares();

    /** Returns the kinds of piece in the order of the definition. */
    List<PieceType> pieceTypes();

    /** Returns the dice, as {@link Variant#dice()} does; empty for a game without dice. */
    List<Dice> dice();

    /**
     * Returns the files of the scripts that some choice of the options names, as {@code gato.groovy}, each once, in the
     * order of the definition. If the list is not empty, the game loads only with a script compiler for their endings.
     */
    List<String> scripts();

    /**
     * Returns the ids of the host's hooks that some choice of the options names, each once, in the order of the
     * definition. The game loads only if the host offers all of them.
     */
    List<String> hooks();

    /**
     * One option of a game.
     *
     * @since 0.1
     */
    interface Option {

        /** Returns the name, as {@code draws}, which hosts use and people need not see. */
        String name();

        /** Returns the title to show to people, as {@code Draws}: one line of 1 to 60 characters; else the name. */
        String title();

        /** Returns the definition's text about the option, for people, as {@link Description#about()}. */
        String about();

        /** Returns the values that the host may choose, at least one, the default first. */
        List<String> choices();

        /**
         * Returns the titles of the choices to show to people, by the values and in the order of {@link #choices()}:
         * one line of 1 to 60 characters each. A choice without a title has its value here.
         */
        Map<String, String> titles();

        /** Returns the value in force: the host's, or else the default. */
        String value();

        /** Returns the value of a game for which the host chooses nothing. */
        default String defaultValue() {
            return choices().get(0);
        }
    }
}
