package org.dicechess.rules.hooks;

import java.util.List;
import java.util.function.LongConsumer;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.rules.model.Asked;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;
import org.dicechess.spi.Spot;

/**
 * A spot together with the values that the definition gives to the hook.
 *
 * @param fuel receives the units of work that the hook charges
 */
record GivenSpot(Spot spot, HookCall call, LongConsumer fuel) implements Spot {

    /** Ignores the units: in play the hook's {@code Look} counts them. */
    static final LongConsumer UNCOUNTED = units -> {};

    /** Thrown when the definition gives the hook a wrong value, or lacks one that the hook asks for. */
    static final class UnusableValue extends IllegalArgumentException {

        private static final long serialVersionUID = 1L;

        /** The part of the definition. */
        private final transient YamlNode part;

        /** The code of the problem. */
        private final String code;

        UnusableValue(YamlNode part, String code, String message) {
            super(message);
            this.part = part;
            this.code = code;
        }

        YamlNode part() {
            return part;
        }

        String code() {
            return code;
        }
    }

    @Override
    public List<String> given(String name) {
        return texts(name).stream().map(YamlText::text).toList();
    }

    @Override
    public List<Direction> directions(String name) {
        return texts(name).stream().map(this::direction).toList();
    }

    @Override
    public Square square() {
        return spot.square();
    }

    @Override
    public Color side() {
        return spot.side();
    }

    @Override
    public Direction facing() {
        return spot.facing();
    }

    @Override
    public Spot at(Square square) {
        return new GivenSpot(spot.at(square), call, fuel);
    }

    @Override
    public List<Square> neighbours() {
        return spot.neighbours();
    }

    @Override
    public boolean in(String area) {
        return spot.in(area);
    }

    @Override
    public Direction towards(String area) {
        return spot.towards(area);
    }

    @Override
    public List<Square> walk(Direction... steps) {
        return spot.walk(steps);
    }

    @Override
    public List<Square> ray(Direction way) {
        return spot.ray(way);
    }

    @Override
    public Direction turned(Direction way) {
        return spot.turned(way);
    }

    @Override
    public void charge(long units) {
        fuel.accept(units);
    }

    @Override
    public String toString() {
        return spot.toString();
    }

    private List<YamlText> texts(String name) {
        List<YamlText> texts = call.with().get(Asked.about(name, "a name under 'with'"));
        if (texts == null) {
            throw new UnusableValue(
                    call.place(),
                    "E-REQUIRED",
                    "the definition gives nothing named " + OneLine.quoted(name) + "; it gives "
                            + OneLine.names(call.with().keySet()));
        }
        call.asked().add(name);
        return texts;
    }

    private Direction direction(YamlText text) {
        try {
            return spot.turned(Direction.of(text.text()));
        } catch (IllegalArgumentException wrong) {
            throw new UnusableValue(text, "E-HOOK", String.valueOf(wrong.getMessage()));
        }
    }
}
