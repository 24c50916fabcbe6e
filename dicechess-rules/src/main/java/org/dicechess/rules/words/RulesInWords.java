package org.dicechess.rules.words;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.RuleChapter;
import org.dicechess.rules.model.Game;

/** Tells the rules of a game in words. */
public final class RulesInWords {

    private RulesInWords() {}

    /** Returns the chapters, in the order of their topics. */
    public static List<RuleChapter> of(Game game) {
        Terms terms = new Terms(game);
        BoardChapters board = new BoardChapters(terms);
        RoyalChapters royals = new RoyalChapters(terms);
        NumberChapters numbers = new NumberChapters(terms);
        Stream<Optional<RuleChapter>> before = Stream.of(
                board.game(),
                board.board(),
                board.setup(),
                new DiceChapter(terms).chapter(),
                new TurnChapter(terms).chapter());
        Stream<Optional<RuleChapter>> after = Stream.of(
                royals.check(),
                royals.castling(),
                numbers.actions(),
                numbers.effects(),
                numbers.hands(),
                numbers.numbers(),
                new EndingChapter(terms).chapter());
        Stream<RuleChapter> pieces = game.kinds().stream().map(kind -> new PieceChapter(terms, kind).chapter());
        return Stream.of(before.flatMap(Optional::stream), pieces, after.flatMap(Optional::stream))
                .flatMap(each -> each)
                .toList();
    }
}
