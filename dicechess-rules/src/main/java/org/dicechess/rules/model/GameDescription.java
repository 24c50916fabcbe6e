package org.dicechess.rules.model;

import java.util.List;
import org.dicechess.Description;
import org.dicechess.Dice;
import org.dicechess.PieceType;

/** A description as values. */
public record GameDescription(
        Listing listing,
        List<Description.Option> options,
        int files,
        int ranks,
        int squares,
        List<PieceType> pieceTypes,
        List<Dice> dice,
        List<String> scripts,
        List<String> hooks)
        implements Description {

    /** Returns the description of a game with these parts. */
    public static GameDescription of(
            Listing listing, Game.Options options, Squares squares, List<Kind> kinds, List<Dice> dice) {
        return new GameDescription(
                listing,
                options.all(),
                squares.files(),
                squares.ranks(),
                squares.size(),
                List.copyOf(kinds),
                List.copyOf(dice),
                hooks(options, true),
                hooks(options, false));
    }

    @Override
    public String id() {
        return listing.id();
    }

    @Override
    public String name() {
        return listing.name();
    }

    @Override
    public String about() {
        return listing.about();
    }

    @Override
    public String group() {
        return listing.group();
    }

    @Override
    public List<String> also() {
        return listing.also();
    }

    /** Returns the scripts, whose names have a dot, or the hooks of the host. */
    private static List<String> hooks(Game.Options options, boolean scripts) {
        return options.hooks().stream()
                .filter(hook -> hook.indexOf('.') >= 0 == scripts)
                .toList();
    }
}
