package org.dicechess.examples.embed;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.FromStringDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.function.Function;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.rules.Loader;

/**
 * Teaches Jackson the texts of the library: a game, a position and an event are one string each. A game is read back,
 * as its record names its variant. A position and an event are texts of one variant, which the host knows.
 */
public final class GameModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    /** Creates a module that reads the games of the variants that a loader knows. */
    public GameModule(Loader loader) {
        addSerializer(new Text<>(
                GameRecord.class, game -> game.start().variant().notation().record(game)));
        addSerializer(new Text<>(Position.class, Position::text));
        addSerializer(new Text<>(Event.class, Event::text));
        addDeserializer(GameRecord.class, new Game(loader));
    }

    private static final class Text<T> extends StdSerializer<T> {

        private static final long serialVersionUID = 1L;

        private final transient Function<T, String> text;

        Text(Class<T> type, Function<T, String> text) {
            super(type);
            this.text = text;
        }

        @Override
        public void serialize(T value, JsonGenerator out, com.fasterxml.jackson.databind.SerializerProvider provider)
                throws IOException {
            out.writeString(text.apply(value));
        }
    }

    private static final class Game extends FromStringDeserializer<GameRecord> {

        private static final long serialVersionUID = 1L;

        private final transient Loader loader;

        Game(Loader loader) {
            super(GameRecord.class);
            this.loader = loader;
        }

        @Override
        protected GameRecord _deserialize(String text, DeserializationContext context) throws IOException {
            try {
                return loader.record(text);
            } catch (NotationException wrong) {
                return (GameRecord) context.handleWeirdStringValue(GameRecord.class, text, "%s", wrong.getMessage());
            }
        }
    }
}
