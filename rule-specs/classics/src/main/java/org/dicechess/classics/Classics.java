package org.dicechess.classics;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.dicechess.spi.DefinitionPack;

/**
 * The definition pack of well-known games, and of dice versions of ten of them. The definitions need no script. They
 * extend each other, and {@code chess} of {@link org.dicechess.specs.BundledDefinitions}.
 *
 * @since 0.1
 */
public final class Classics implements DefinitionPack {

    private static final String ROOT = "/META-INF/dicechess/classics/";
    private static final Pattern FILE = Pattern.compile("[a-zA-Z0-9_-]+\\.[a-z]+");

    /** The ids of each folder; a jar cannot list its folders. */
    private static final Map<String, String> IDS = Map.of(
            "boards", """
                    amazons ataxx breakthrough clobber clobber-10x10 fox-and-hounds historical-reversi isolation
                    isolation-7x7 jeson-mor joust reversi reversi-10x10 snailtrail
                    """,
            "chess", """
                    almost-chess amazon-chess antichess armageddon-chess atomar atomic-chess atomic-chess-without-check
                    berolina-chess capablanca-chess capablanca-random-chess capahouse centaur-chess chancellor-chess chessgi chigorin-chess
                    codrus coregal-chess crazyhouse duck-chess embassy-chess extinction-chess five-check-chess
                    gardner-minichess georgian-chess giveaway-chess gothic-chess grand-chess grasshopper-chess
                    gustav-iii-chess hoppel-poppel horde illescas-dragon-chess janus-chess king-of-the-hill kinglet
                    knightmate legan-chess loop-chess los-alamos-chess losers-chess misere-chess modern-chess
                    new-zealand-chess nightrider-chess no-castling-chess omicron-chess one-board-of-bughouse one-board-of-koedem opulent-chess paradigm-chess
                    pawnback perfect-chess petrified placement-chess pocket-knight raazuvaa racing-kings s-house
                    seirawan-chess shako sideways-pawns sort-of-almost-chess spartan-chess suicide-chess tencubed-chess
                    three-check-chess three-kings torpedo-chess troitzky-chess wolf-chess
                    """,
            "dice", """
                    file-die-breakthrough one-die-amazons one-die-atomic-chess one-die-crazyhouse one-die-duck-chess
                    one-die-minishogi one-die-shatranj three-dice-shogi two-dice-capablanca-chess two-dice-xiangqi
                    """,
            "makruk", """
                    ai-wok asean-chess cambodian-chess chaturanga courier-chess kar-ouk makpong makruk shatar shatranj
                    sittuyin
                    """,
            "shogi", """
                    check-shogi dobutsu-shogi euroshogi gorogoro-shogi judkins-shogi kyoto-shogi micro-shogi minishogi
                    okisaki-shogi sho-shogi shogi tori-shogi yari-shogi
                    """,
            "xiangqi", """
                    casual-janggi janggi manchu-chess minixiangqi modern-janggi one-board-of-supply-chess traditional-janggi xiangqi
                    """);

    /** The folder of each id. */
    private static final Map<String, String> FOLDERS = folders();

    private static final List<String> ALL = List.copyOf(FOLDERS.keySet());

    /** A pack; it has no state. */
    public Classics() {}

    private static Map<String, String> folders() {
        Map<String, String> folders = new TreeMap<>();
        for (Map.Entry<String, String> entry : IDS.entrySet()) {
            for (String id : entry.getValue().strip().split("\\s+", -1)) {
                folders.put(id, entry.getKey());
            }
        }
        return folders;
    }

    @Override
    public List<String> ids() {
        return ALL;
    }

    /**
     * Returns the bytes of a file of the pack: a variant's {@code variant.yaml}, and what else its folder holds, such
     * as {@code RULES.md}.
     *
     * @param path the id of a variant, a slash, a name of ASCII letters, digits, {@code _} and {@code -}, and an
     *     extension in lower case
     * @return empty if there is no such file, or the path does not have this form
     */
    @Override
    public Optional<byte[]> file(String path) {
        int slash = path.indexOf('/');
        String folder = slash < 0 ? null : FOLDERS.get(path.substring(0, slash));
        boolean there =
                folder != null && FILE.matcher(path.substring(slash + 1)).matches();
        return there ? read(ROOT + folder + "/" + path) : Optional.empty();
    }

    private static Optional<byte[]> read(String resource) {
        try (InputStream stream = Classics.class.getResourceAsStream(resource)) {
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + resource, e);
        }
    }
}
