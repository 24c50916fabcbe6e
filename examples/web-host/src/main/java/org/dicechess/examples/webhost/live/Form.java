package org.dicechess.examples.webhost.live;

import java.util.Map;
import java.util.Optional;
import org.dicechess.GameRecord;
import org.dicechess.examples.webhost.game.Clock;
import org.dicechess.examples.webhost.game.Refusal;

/**
 * A form for a new game.
 *
 * @param variant the id of the variant
 * @param options the chosen options; null for none
 * @param name the name of the creator
 * @param side {@code white} or {@code black}, the side of the creator; by default white
 * @param opponent {@code person} or {@code level-1} to {@code level-5}; by default a person
 * @param clock as {@link Clock.Pace#of} reads it; by default none, and never one against a level
 * @param listed whether the lobby shows the game
 * @param token a token that the creator has made, with which the same form may be sent again; by default the host's
 */
public record Form(
        String variant,
        Map<String, String> options,
        String name,
        String side,
        String opponent,
        String clock,
        boolean listed,
        String token) {

    private static final int LONGEST_NAME = 40;

    /** Fills in what is missing, and checks the rest. */
    public Form {
        if (variant == null) {
            throw new Refusal(400, "malformed", "variant: expected an id");
        }
        options = options == null ? Map.of() : Map.copyOf(options);
        name = given(name);
        side = one("side", side, "white", "white|black", "white or black");
        opponent = one("opponent", opponent, "person", "person|level-[1-5]", "person or level-1 to level-5");
        clock = clock == null ? "none" : clock;
        Clock.Pace.of(clock);
        clock = opponent.equals("person") ? clock : "none";
        token = Seat.token(Optional.ofNullable(token));
    }

    /** Returns the form of a bot, which has its seat by its own token. */
    Form ofBot(String bot) {
        return new Form(variant, options, nameOfBot(name), side, opponent, clock, listed, bot);
    }

    /** Returns the name of a bot: people see that it is one. */
    static String nameOfBot(String name) {
        return given(given(name) + " (bot)");
    }

    private static String one(String member, String said, String usual, String form, String expected) {
        if (said != null && !said.matches(form)) {
            throw new Refusal(422, "no-" + member, member + ": expected " + expected);
        }
        return said == null ? usual : said;
    }

    /**
     * Returns the name that a player has given: {@code Guest} for none.
     *
     * @throws Refusal if it is too long, or people cannot see it as it is
     */
    static String given(String name) {
        String plain = name == null ? "" : name.strip();
        int length = plain.codePointCount(0, plain.length());
        if (length > LONGEST_NAME) {
            throw badName("expected at most " + LONGEST_NAME + " characters, not " + length);
        }
        try {
            GameRecord.checkTag("White", plain);
        } catch (IllegalArgumentException hidden) {
            throw badName(String.valueOf(hidden.getMessage()).replace("tag White", "it"));
        }
        return plain.isEmpty() ? "Guest" : plain;
    }

    private static Refusal badName(String why) {
        return new Refusal(422, "bad-name", "name: " + why);
    }

    /** Returns a name of the journal that can be shown: a guest's if it would be refused now. */
    static String name(String name) {
        try {
            return given(name);
        } catch (Refusal hidden) {
            return "Guest";
        }
    }
}
