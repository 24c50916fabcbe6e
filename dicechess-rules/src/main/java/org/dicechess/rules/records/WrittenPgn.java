package org.dicechess.rules.records;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.Description.Option;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.model.Symbols;
import org.dicechess.rules.records.PgnTokens.Sort;
import org.dicechess.rules.records.PgnTokens.Token;

/** Reads a game in PGN, as this library and other programs write it. */
public final class WrittenPgn {

    /** A roll, or another part of a comment. */
    private static final Pattern PART = Pattern.compile("\\[[^\\]]*+]|\\S+");

    /** A roll, a selection or a choice. */
    private static final Pattern REMARK = Pattern.compile("\\[.*]|[a-z][0-9]{1,3}:\\S+|\\(\\S+\\)");

    /** The units of a part of a comment that is refused, for which a reason is looked for. */
    private static final int REFUSED = 10_000;

    /** A command to a program, as {@code [%clk 0:01:00]}. */
    private static final String COMMAND = "[%";

    private static final Pattern ROLL = Pattern.compile("\\[\\s*[0-9-].*");

    private final RecordSource source;
    private final Variant variant;
    private final List<Token> tokens;
    private final PgnGameTags tags;

    /** Whether a text without its marks may be that of another move: some symbols have several letters. */
    private final boolean marks;

    private WrittenPgn(Variant variant, String text) {
        this.source = RecordSource.ofLines(text);
        this.variant = variant;
        this.tokens = PgnTokens.of(source);
        this.tags = new PgnGameTags(source);
        this.marks = variant.pieceTypes().stream()
                .anyMatch(type -> Symbols.inText(type.symbol()).startsWith("("));
    }

    /**
     * Returns the game of a text.
     *
     * @throws NotationException if the text is no PGN, or the game is not possible
     */
    public static GameRecord parse(Variant variant, String text) {
        return new WrittenPgn(variant, text).game();
    }

    private GameRecord game() {
        tokens.stream().filter(token -> token.sort() == Sort.TAG).forEach(tag -> tags.add(tag.name(), tag.part()));
        checkOptions();
        GameRecord game = GameRecord.from(start()).withTags(tags.forPeople());
        try (Work work = Work.begin()) {
            for (Token token : tokens) {
                if (token.sort() == Sort.COMMENT) {
                    game = remarked(game, token.part());
                } else if (token.sort() == Sort.MOVE) {
                    game = moved(game, token.part());
                }
                source.checkWork(token.part(), work.done());
                checkLength(game, token.part());
            }
        }
        return concluded(game);
    }

    /** Options that a game of another program has mean nothing here; ours are as {@code name=value}. */
    private void checkOptions() {
        String own = RecordOptions.text(RecordOptions.of(variant));
        Optional<RecordPart> other =
                tags.fact("Options").filter(stated -> !stated.text().equals(own));
        if (other.isPresent()) {
            throw source.error(
                    other.get(),
                    "the game has the options " + OneLine.quoted(other.get().text())
                            + ", expected those of the variant, '" + own + "'");
        }
    }

    private Position start() {
        return tags.fact("FEN").map(this::position).orElseGet(variant::start);
    }

    private Position position(RecordPart stated) {
        try {
            return variant.position(stated.text());
        } catch (NotationException wrong) {
            throw source.error(stated.within(wrong.column()), wrong.reason(), wrong);
        }
    }

    private void checkLength(GameRecord game, RecordPart part) {
        if (game.length() > RecordSource.MOST_EVENTS) {
            throw source.error(part, "too many events, expected at most " + RecordSource.MOST_EVENTS + " events");
        }
    }

    /** Plays the rolls and selections with which a comment begins; what follows them is for people. */
    private GameRecord remarked(GameRecord game, RecordPart comment) {
        GameRecord played = game;
        Matcher parts = PART.matcher(comment.text());
        Optional<GameRecord> next = Optional.of(game);
        while (next.isPresent() && parts.find()) {
            RecordPart part = new RecordPart(parts.group(), comment.at() + parts.start());
            next = part.text().startsWith(COMMAND) ? next : after(played, part);
            played = next.orElse(played);
        }
        return played;
    }

    /** Returns the game after a part of a comment; empty if it is no event. A roll that cannot be is a mistake. */
    private Optional<GameRecord> after(GameRecord game, RecordPart part) {
        if (!REMARK.matcher(part.text()).matches() || game.node() instanceof Node.End) {
            return Optional.empty();
        }
        Work.charge(Work.RECORDED);
        try {
            return Optional.of(game.after(part.text()));
        } catch (NotationException | IllegalEventException other) {
            if (game.node() instanceof Node.Chance && ROLL.matcher(part.text()).matches()) {
                throw source.error(part, OneLine.quoted(part.text()) + ": " + reason(other), other);
            }
            Work.charge(REFUSED);
            return Optional.empty();
        }
    }

    private static String reason(RuntimeException refusal) {
        return refusal instanceof NotationException malformed
                ? malformed.reason()
                : String.valueOf(refusal.getMessage());
    }

    private GameRecord moved(GameRecord game, RecordPart move) {
        Work.charge(Work.RECORDED);
        Node node = game.node();
        if (node instanceof Node.Chance chance && !chance.picks()) {
            throw source.error(
                    move,
                    OneLine.quoted(move.text()) + " without a roll of "
                            + chance.dice().name() + ", expected it in a comment before the move, as {[1 3]}");
        }
        if (node instanceof Node.End end) {
            throw source.error(
                    move, OneLine.quoted(move.text()) + ": the game is over, " + end.title() + claimed(end.result()));
        }
        try {
            return game.after(event(game.position(), move.text()));
        } catch (NotationException | IllegalEventException wrong) {
            throw source.error(move, OneLine.quoted(move.text()) + ": " + reason(wrong), wrong);
        }
    }

    /** Returns a hint where games of other programs go on: there, a player claims some of the draws. */
    private String claimed(Result result) {
        List<String> options =
                variant.description().options().stream().map(Option::name).toList();
        return result != Result.DRAW || options.isEmpty()
                ? ""
                : "; where players claim draws, games go on longer, as an option of the variant may allow ("
                        + String.join(", ", options) + ")";
    }

    /** Returns the event with a text, which {@link Movetext} may have written with other marks. */
    private Event event(Position position, String text) {
        Optional<Event> marked = marks ? marked(position, text) : Optional.empty();
        try {
            return marked.isPresent()
                    ? marked.get()
                    : position.variant().notation().typed(position, text);
        } catch (NotationException | IllegalEventException other) {
            return marked(position, text).orElseThrow(() -> other);
        }
    }

    /** Returns the only event of which {@link Movetext} writes this text. */
    private static Optional<Event> marked(Position position, String text) {
        List<Event> fitting = position.node().events().stream()
                .filter(event -> Movetext.word(position, event).equals(text))
                .toList();
        return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
    }

    private GameRecord concluded(GameRecord game) {
        RecordPart last = stated();
        Optional<Result> stated = result(last);
        if (stated.isPresent() && game.result().isPresent() && !game.result().equals(stated)) {
            throw source.error(
                    last,
                    "'" + last.text() + "', expected " + game.result().get().text() + ", as the rules end the game"
                            + claimed(game.result().get()));
        }
        return stated.isPresent() && game.result().isEmpty() ? game.concluded(conclusion(stated.get(), last)) : game;
    }

    /** Returns the result behind the moves; that of the tag if there is none, or it is unknown. */
    private RecordPart stated() {
        Optional<RecordPart> behind = tokens.stream()
                .filter(token -> token.sort() == Sort.RESULT)
                .map(Token::part)
                .findFirst();
        return behind.filter(part -> !PgnResult.isUnknown(part.text()))
                .or(() -> tags.fact("Result"))
                .or(() -> behind)
                .orElse(new RecordPart("*", source.text().length()));
    }

    private Optional<Result> result(RecordPart part) {
        Optional<Result> result = PgnResult.of(part.text());
        if (result.isEmpty() && !PgnResult.isUnknown(part.text())) {
            throw source.error(part, OneLine.quoted(part.text()) + ", expected 1-0, 0-1, 1/2-1/2 or *");
        }
        return result;
    }

    /** Returns how a game ended: as our tag says, or as other programs say it in words that are not standardized. */
    private Conclusion conclusion(Result result, RecordPart stated) {
        return tags.fact("Conclusion")
                .map(own -> conclusion(own, stated))
                .orElseGet(() -> conclusion(
                        result, tags.fact("Termination").orElse(stated).text().toLowerCase(Locale.ROOT)));
    }

    private Conclusion conclusion(RecordPart own, RecordPart stated) {
        int colon = own.text().indexOf(": ");
        RecordPart line = colon < 0 ? own : new RecordPart(own.text().substring(0, colon), own.at());
        RecordPart why = colon < 0 ? new RecordPart("", own.at()) : own.within(colon + 3);
        return new WrittenConclusion(source, stated).read(line, why);
    }

    /** Returns how a game ended in the words of the tag {@code Termination}. */
    private static Conclusion conclusion(Result result, String how) {
        if (how.contains("adjudication") || how.contains("infraction")) {
            return Conclusion.adjudication(result);
        }
        if (result == Result.DRAW) {
            return Conclusion.agreement();
        }
        Color loser = result == Result.WHITE_WINS ? Color.BLACK : Color.WHITE;
        if (how.contains("time")) {
            return Conclusion.timeLoss(loser);
        }
        return how.contains("abandon") ? Conclusion.abandonment(loser) : Conclusion.resignation(loser);
    }
}
