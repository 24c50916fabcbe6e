package org.dicechess.examples.webhost.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.dicechess.Description;
import org.dicechess.Dice;
import org.dicechess.Drawing;
import org.dicechess.Ending;
import org.dicechess.PieceType;
import org.dicechess.Variant;
import org.dicechess.examples.board.FirstBoard;
import org.dicechess.examples.board.Kind;
import org.dicechess.examples.board.MoveDiagram;
import org.dicechess.picture.Picture;
import org.dicechess.picture.Theme;

/** What a page tells about a variant: its form for a new game, its dice and endings, and diagrams of its moves. */
public final class Rulebook {

    private Rulebook() {}

    /** A row of the list of variants, with the form for a new game. */
    public record Entry(
            String id,
            String name,
            List<String> also,
            String about,
            String group,
            int files,
            int ranks,
            int squares,
            boolean dice,
            List<Option> options) {

        /** Returns the row of a variant. */
        public static Entry of(Description game) {
            return new Entry(
                    game.id(),
                    game.name(),
                    game.also(),
                    game.about(),
                    game.group(),
                    game.files(),
                    game.ranks(),
                    game.squares(),
                    !game.dice().isEmpty(),
                    game.options().stream().map(Option::of).toList());
        }

        /** Returns whether each of the words is in id, name, other names or group, in small or capital letters. */
        public boolean hasWords(String words) {
            String text = lower(String.join("\n", id, name, group, String.join("\n", also)));
            return Stream.of(words.split("\\s+")).allMatch(word -> text.contains(lower(word)));
        }

        private static String lower(String text) {
            return text.toLowerCase(Locale.ROOT);
        }
    }

    /** An option of the form. */
    public record Option(String name, String title, String about, Map<String, String> choices) {

        static Option of(Description.Option option) {
            return new Option(option.name(), option.title(), option.about(), option.titles());
        }
    }

    /** Dice, with what each face of the first die lets move. */
    public record DiceRow(String name, int count, Map<Integer, List<String>> faces) {

        static DiceRow of(Dice dice) {
            Map<Integer, List<String>> faces = new LinkedHashMap<>();
            for (int face :
                    dice.dice().get(0).faces().stream().limit(MOST_FACES).toList()) {
                faces.put(
                        face,
                        dice.dice().get(0).pieces(face).stream()
                                .map(PieceType::name)
                                .toList());
            }
            return new DiceRow(dice.name(), dice.dice().size(), faces);
        }
    }

    private static final int MOST_FACES = 20;

    /** The page about a variant. */
    public record Page(
            Entry game, List<Kind> kinds, List<Drawing.Area> areas, List<DiceRow> dice, List<String> endings) {}

    /** Returns the page about a variant. */
    public static Page page(Variant variant) {
        return new Page(
                Entry.of(variant.description()),
                variant.pieceTypes().stream().map(Kind::of).toList(),
                variant.drawing().areas(),
                variant.dice().stream().map(DiceRow::of).toList(),
                variant.endings().stream().map(Ending::title).toList());
    }

    /** Returns a picture of the start; where dice deal the array, of one array. */
    public static String board(Variant variant, boolean dark) {
        return Picture.of(FirstBoard.of(variant))
                .theme(dark ? Theme.DARK : Theme.LIGHT)
                .svg();
    }

    /**
     * Returns a diagram of what a kind can do; the start if it moves nowhere.
     *
     * @throws Refusal if there is no such kind
     */
    public static String diagram(Variant variant, String kind, boolean dark) {
        PieceType type = variant.pieceTypes().stream()
                .filter(each -> each.name().equals(kind))
                .findFirst()
                .orElseThrow(() -> new Refusal(404, "no-piece", "this game has no such kind of piece"));
        return MoveDiagram.of(variant, type)
                .map(MoveDiagram::picture)
                .orElseGet(() -> Picture.of(FirstBoard.of(variant)))
                .theme(dark ? Theme.DARK : Theme.LIGHT)
                .svg();
    }
}
