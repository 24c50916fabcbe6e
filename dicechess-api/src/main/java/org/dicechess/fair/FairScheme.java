package org.dicechess.fair;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * How often the host's secret and the players' seeds are renewed, and whether players commit to their seeds before they
 * show them.
 *
 * <p>The table says what each party can do by itself, and what the host can do together with one player. Who cannot do
 * what a column names has no better means than to break SHA-256. <em>Abort</em> means to stop in sight of the outcome:
 * the transcript then names the party that is missing, and no other roll takes the place of this one.
 *
 * <table>
 * <caption>Who can do what</caption>
 * <tr><th>scheme</th><th>who foresees a roll</th><th>who can bias a roll</th><th>who can abort in sight of it</th></tr>
 * <tr><td>{@link #ONE_SECRET}</td>
 *   <td>the host: all rolls of the game, once the seeds are known</td>
 *   <td>the host together with the player whose seed is the second</td>
 *   <td>the host</td></tr>
 * <tr><td>{@link #ONE_SECRET_COMMITTED}</td>
 *   <td>the host: all rolls of the game, once the seeds are known; together with a player, before that player shows its
 *   seed</td>
 *   <td>nobody</td>
 *   <td>the host; a player before the first roll, if the host helps it</td></tr>
 * <tr><td>{@link #FRESH_SEEDS}</td>
 *   <td>the host: one roll, once both seeds are there</td>
 *   <td>the host together with the player whose seed is the second</td>
 *   <td>the host; a player, if the host helps it</td></tr>
 * <tr><td>{@link #FRESH_SEEDS_COMMITTED}</td>
 *   <td>the host: one roll, once both seeds are there; together with a player, before that player shows its seed</td>
 *   <td>nobody</td>
 *   <td>the host; a player, if the host helps it</td></tr>
 * <tr><td>{@link #FRESH}</td>
 *   <td>the host: one roll, once both seeds are there, which is when it must show its secret</td>
 *   <td>the host together with the player whose seed is the second</td>
 *   <td>the host; a player, if the host helps it</td></tr>
 * <tr><td>{@link #FRESH_COMMITTED}</td>
 *   <td>the host: one roll, once both seeds are there; together with a player, before that player shows its seed</td>
 *   <td>nobody</td>
 *   <td>the host; a player, if the host helps it</td></tr>
 * </table>
 *
 * <p>A single player foresees and biases nothing in any scheme, as it does not know the host's secret. A host that
 * plays, or that invents the seeds of a player who has none (a bot), counts as host and player together. There is no
 * scheme of fresh secrets with one seed for the whole game: the host would know both seeds when it commits, and could
 * look for a secret that suits it.
 *
 * @since 0.1
 */
public enum FairScheme {

    /** One secret and one seed of each player for the whole game. The secret is shown after the game. */
    ONE_SECRET(false, false, false),

    /** The same, and the players commit to their seeds first. */
    ONE_SECRET_COMMITTED(false, false, true),

    /** One secret for the whole game, new seeds for each roll. The secret is shown after the game. */
    FRESH_SEEDS(false, true, false),

    /** The same, and the players commit to their seeds first. */
    FRESH_SEEDS_COMMITTED(false, true, true),

    /** A new secret and new seeds for each roll. The secret is shown with the roll. */
    FRESH(true, true, false),

    /** The same, and the players commit to their seeds first. The strongest scheme. */
    FRESH_COMMITTED(true, true, true);

    private final boolean freshSecrets;
    private final boolean freshSeeds;
    private final boolean committed;

    FairScheme(boolean freshSecrets, boolean freshSeeds, boolean committed) {
        this.freshSecrets = freshSecrets;
        this.freshSeeds = freshSeeds;
        this.committed = committed;
    }

    /** Returns whether each roll has a secret of its own, which is shown with the roll. */
    public boolean hasFreshSecrets() {
        return freshSecrets;
    }

    /** Returns whether each roll has seeds of its own. */
    public boolean hasFreshSeeds() {
        return freshSeeds;
    }

    /** Returns whether players commit to seeds before anybody shows one. */
    public boolean isCommitted() {
        return committed;
    }

    /** Returns the name in transcripts, such as {@code fresh-committed}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<FairScheme> of(String text) {
        return Arrays.stream(values()).filter(each -> each.text().equals(text)).findFirst();
    }
}
