package org.dicechess.examples.webhost.live;

import java.util.List;
import java.util.Map;
import org.dicechess.examples.board.View;

/**
 * A game as one player or spectator sees it.
 *
 * @param id the id of the game
 * @param version the number of entries
 * @param variant the id of the variant
 * @param name the name of the variant
 * @param options all options with their values
 * @param stage {@code open}, {@code agreeing}, {@code playing} or {@code over}
 * @param seats names of the players by side
 * @param levels the computer players by side
 * @param you the side of who asks; empty for a spectator
 * @param due {@code commit} or {@code seed} if the dice wait for who asks; else empty
 * @param terms what a commitment is made of: the id of the game, rules hash, options
 * @param commitment the commitment of the host to the secret of its dice
 * @param may what else who asks may do now, as {@code take-back}
 * @param asks the side that the game waits for, for a choice or its share in the dice; empty if for nobody
 * @param offer the side that offers a draw; empty if none does
 * @param takeBack the side that proposes to take back its last decision; empty if none does
 * @param stays why who asks may not propose that, if chance has decided something since; else empty
 * @param rematch the side that offers a rematch; empty if none does
 * @param next the id of the rematch; empty if there is none
 * @param clock the clock of the game
 * @param left milliseconds left by side; empty without a clock
 * @param ply the number of events
 * @param shown the number of events of the view
 * @param view the moment that is shown
 */
public record State(
        String id,
        int version,
        String variant,
        String name,
        Map<String, String> options,
        String stage,
        Map<String, String> seats,
        Map<String, String> levels,
        String you,
        String due,
        List<String> terms,
        String commitment,
        List<String> may,
        String asks,
        String offer,
        String takeBack,
        String stays,
        String rematch,
        String next,
        String clock,
        Map<String, Long> left,
        int ply,
        int shown,
        View view) {

    /** Returns this state with a view. */
    State showing(View seen) {
        return new State(
                id,
                version,
                variant,
                name,
                options,
                stage,
                seats,
                levels,
                you,
                due,
                terms,
                commitment,
                may,
                asks,
                offer,
                takeBack,
                stays,
                rematch,
                next,
                clock,
                left,
                ply,
                shown,
                seen);
    }
}
