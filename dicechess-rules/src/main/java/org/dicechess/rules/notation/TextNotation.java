package org.dicechess.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.Notation;
import org.dicechess.NotationException;
import org.dicechess.PastedPosition;
import org.dicechess.Position;
import org.dicechess.rules.events.EventReader;
import org.dicechess.rules.fen.Blanks;
import org.dicechess.rules.fen.Enclosed;
import org.dicechess.rules.fen.HandRank;
import org.dicechess.rules.fen.PositionCheck;
import org.dicechess.rules.fen.PositionReader;
import org.dicechess.rules.fen.PositionText;
import org.dicechess.rules.pgn.Pgn;
import org.dicechess.rules.play.PlayPosition;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.rules.records.Extra;
import org.dicechess.rules.records.RecordJson;
import org.dicechess.rules.records.RecordText;
import org.dicechess.rules.records.WrittenGame;
import org.dicechess.rules.records.WrittenPgn;
import org.dicechess.rules.san.OwnDrop;
import org.dicechess.rules.san.OwnPromotion;
import org.dicechess.rules.san.San;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.Snapshot;

/** The notation of a variant: calls the reader and the writer of each form of text. */
public final class TextNotation implements Notation {

    /** The start, as UCI names it. */
    private static final String START = "startpos";

    private final PlayVariant variant;

    /** Creates the notation of this variant. */
    public TextNotation(PlayVariant variant) {
        this.variant = variant;
    }

    @Override
    public Event event(Position position, String text) {
        return EventReader.read(position, text, meant -> written(position, meant));
    }

    private static Optional<Event> written(Position position, String text) {
        return position instanceof PlayPosition own ? own.written(text) : Optional.empty();
    }

    @Override
    public String position(Position position) {
        return position instanceof PlayPosition own && own.variant() == variant
                ? PositionText.format(
                        variant.tables(),
                        own.snapshot(),
                        new PickedMoves(variant).of(own.snapshot()),
                        variant.fallsShort(own.snapshot()))
                : position.text();
    }

    @Override
    public Position position(String text) {
        return asWritten(text, single -> position(single, new PositionReader(variant.tables(), single)));
    }

    @Override
    public PastedPosition pasted(String text) {
        List<String> leftOut = new ArrayList<>();
        Position read = asWritten(
                text,
                single -> position(
                        single, new PositionReader(variant.tables(), single, wrong -> leftOut.add(wrong.reason()))));
        return new PastedPosition(read, leftOut);
    }

    private Position asWritten(String text, Function<String, Position> reader) {
        if (text.strip().equals(START)) {
            return reader.apply(variant.start().text());
        }
        return Enclosed.read(
                PositionReader.bounded(text),
                inside -> Blanks.read(
                        inside,
                        single -> Enclosed.readEpd(single, fields -> HandRank.read(fields, variant.tables(), reader))));
    }

    private Position position(String text, PositionReader reader) {
        Snapshot read = reader.read();
        Snapshot snapshot = reader.picked().isEmpty() ? read : new PickedMoves(variant).in(read, reader.picked());
        Position position = variant.completed(snapshot);
        boolean statesDue = Clock.due(snapshot.clock()) != 0 && Clock.due(snapshot.clock()) != Clock.UNKNOWN;
        if (statesDue && !variant.fallsShort(snapshot)) {
            throw PositionText.wrong(
                    text, text.indexOf('!'), "the turn can still use all dice that are due, expected no field '!'");
        }
        new PositionCheck(variant.tables(), text, snapshot)
                .sideNotToMove(position.inCheck(position.turn().opponent()));
        return position;
    }

    @Override
    public String san(Position position, Event event) {
        return San.format(position, event);
    }

    @Override
    public Event fromSan(Position position, String text) {
        return San.parse(position, text);
    }

    @Override
    public Event typed(Position position, String text) {
        try {
            return event(position, text);
        } catch (IllegalEventException impossible) {
            Optional<Event> promotion = OwnPromotion.event(position, text);
            return promotion.isPresent()
                    ? promotion.get()
                    : event(position, OwnDrop.text(position, text).orElseThrow(() -> impossible));
        } catch (NotationException canonical) {
            return OwnPromotion.event(position, text).orElseGet(() -> algebraic(position, text, canonical));
        }
    }

    private Event algebraic(Position position, String text, NotationException canonical) {
        try {
            return fromSan(position, text);
        } catch (NotationException algebraic) {
            if (San.isAmbiguous(algebraic)) {
                throw algebraic;
            }
            String bare = San.bare(position, text);
            if (EventReader.resemblesAlgebraic(bare, meant -> written(position, meant))) {
                throw algebraic;
            }
            return bare(position, OwnDrop.text(position, bare).orElse(bare), text, canonical);
        }
    }

    /** Reads a canonical text that had a number before it or marks behind it. */
    private Event bare(Position position, String bare, String text, NotationException refusal) {
        try {
            return OwnPromotion.event(position, bare).orElseGet(() -> event(position, bare));
        } catch (NotationException malformed) {
            throw new NotationException(
                    text, refusal.column(), refusal.reason().replace("as e2e4,", "as e2e4 or Nf3,"));
        }
    }

    @Override
    public String record(GameRecord game) {
        return RecordText.format(game);
    }

    @Override
    public GameRecord record(String text) {
        return RecordText.parse(variant, text);
    }

    @Override
    public GameRecord replay(String text) {
        return WrittenGame.read(text).replay(variant);
    }

    @Override
    public String json(GameRecord game) {
        return RecordJson.format(game);
    }

    @Override
    public GameRecord fromJson(String text) {
        return RecordJson.parse(variant, text);
    }

    @Override
    public String compactJson(String json) {
        return Extra.compact(json);
    }

    @Override
    public Optional<String> jsonText(String json, String member) {
        return Extra.text(json, Objects.requireNonNull(member, "member"));
    }

    @Override
    public Optional<String> jsonMember(String json, String member) {
        return Extra.member(json, Objects.requireNonNull(member, "member"));
    }

    @Override
    public String withJsonMember(String json, String member, String value) {
        return Extra.withMember(json, member, value);
    }

    @Override
    public String withoutJsonMember(String json, String member) {
        return Extra.without(json, Objects.requireNonNull(member, "member"));
    }

    @Override
    public String withJsonText(String json, String member, String text) {
        return Extra.with(json, member, text);
    }

    @Override
    public boolean isSameJson(String one, String other) {
        return Extra.areSame(one, other);
    }

    @Override
    public GameRecord fromPgn(String text) {
        return WrittenPgn.parse(variant, text);
    }

    @Override
    public String pgn(GameRecord game) {
        return Pgn.export(game);
    }
}
