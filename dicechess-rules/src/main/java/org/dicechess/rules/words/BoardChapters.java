package org.dicechess.rules.words;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.Description;
import org.dicechess.RuleChapter;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Listing;
import org.dicechess.rules.model.Squares;

/**
 * The game as a whole, its board and its beginning.
 *
 * @param terms the names of the game
 */
record BoardChapters(Terms terms) {

    Optional<RuleChapter> game() {
        Game game = terms.game;
        Listing listing = game.listing();
        Chapter chapter = new Chapter();
        if (!listing.about().isBlank()) {
            chapter.add(listing.about().strip().replaceAll("\\s+", " "));
        }
        if (!listing.also().isEmpty()) {
            chapter.add("Other names: " + String.join(", ", listing.also()) + ".");
        }
        boolean blackBegins = game.setup().position().matches("\\S+ b( .*)?");
        chapter.add("Two sides play, White and Black. " + (blackBegins ? "Black" : "White") + " begins.");
        game.options().all().forEach(option -> chapter.add(option(option)));
        if (game.kinds().stream().anyMatch(kind -> kind.facings().isEmpty())) {
            chapter.add(forward(game));
        }
        return chapter.of(RuleChapter.Topic.GAME, listing.name());
    }

    private static String option(Description.Option option) {
        String value = option.titles().getOrDefault(option.value(), option.value());
        return "Option " + option.title() + ": " + value + ".";
    }

    private static String forward(Game game) {
        boolean turns = game.kinds().stream().anyMatch(kind -> kind.facesForward());
        return "Forward is towards the other side's end of the board, for White up the ranks and for Black down; "
                + (turns
                        ? "left and right are as the side sees them where a piece always faces forward, else as White does."
                        : "left and right are as White sees the board.");
    }

    Optional<RuleChapter> board() {
        Squares squares = terms.game.squares();
        Chapter chapter = new Chapter();
        boolean hexagons = terms.game.drawing().isHexagonal();
        boolean whole = squares.size() == squares.files() * squares.ranks();
        chapter.add("The board has " + Words.counted(squares.files(), "file") + ", "
                + Words.counted(squares.ranks(), "rank") + " and " + Words.counted(squares.size(), "square")
                + (whole ? "" : ": some places of the rectangle are missing")
                + (hexagons ? ". The squares are hexagons" : "") + ".");
        if (squares.joinsFiles()) {
            chapter.add("The first file and the last one are neighbours, so that lines lead around the board.");
        }
        if (squares.joinsRanks()) {
            chapter.add("The first rank and the last one are neighbours, so that lines lead around the board.");
        }
        for (String name : terms.game.areas().names()) {
            Area area = terms.game.areas().area(name);
            chapter.add("The area " + Words.of(name) + ": " + terms.squares(area) + ".");
        }
        return chapter.of(RuleChapter.Topic.BOARD, "The board");
    }

    Optional<RuleChapter> setup() {
        Chapter chapter = new Chapter();
        chapter.add("The game begins with the position " + terms.game.setup().position() + ".");
        Deal deal = terms.game.setup().deal();
        if (!deal.isEmpty()) {
            deal(deal, chapter);
        }
        return chapter.of(RuleChapter.Topic.SETUP, "The beginning");
    }

    private void deal(Deal deal, Chapter chapter) {
        boolean equal = IntStream.range(0, deal.outcomes()).allMatch(outcome -> deal.weight(outcome) == deal.weight(0));
        List<String> kinds = deal.kinds().stream().map(Terms::kind).distinct().toList();
        chapter.add(
                "Before the first turn a roll deals pieces: " + Words.counted(deal.outcomes(), "outcome")
                        + (equal ? ", each with probability " + Words.share(deal.weight(0), deal.total()) : "")
                        + ". " + (deal.kindsVary() ? "They may be: " : "They are: ") + Words.and(kinds) + "."
                        + (deal.mirrored() ? " The other side gets the same pieces on the opposite squares." : ""),
                deal.rule());
    }
}
