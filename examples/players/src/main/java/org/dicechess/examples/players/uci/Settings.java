package org.dicechess.examples.players.uci;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.dicechess.examples.players.evaluation.Shape;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Options;

/** What programs have set by {@code setoption}. */
final class Settings {

    /** What the id of a variant ends in whose arrays are dealt as in Chess960. */
    private static final String DEALT = "960";

    private static final String OPTIONS = "UCI_VariantOptions";

    /** The most lines that are told. */
    private static final int MOST_LINES = 256;

    private static final int USUAL_HASH = 8;

    /** More entries than in so many megabytes no table has. */
    private static final int MOST_HASH = 512;

    private static final int MEGABYTE = 1 << 20;

    /** The bytes of an entry of the table, about. */
    private static final int ENTRY = 32;

    private final VariantChoices variants;
    private final List<UciOption> options;
    private String id;
    private Map<String, String> variantOptions = Map.of();
    private boolean chess960;
    private int threads = 1;
    private int lines = 1;
    private int hash = USUAL_HASH;
    private boolean showsChances;
    private boolean limited;
    private int elo = Strength.most();

    /**
     * Makes settings with their defaults.
     *
     * @param variants the choices of UCI_Variant, the first one first
     * @param clear forgets what earlier searches have found
     */
    Settings(VariantChoices variants, Runnable clear) {
        this.variants = variants;
        id = variants.ids().get(0);
        String first = id;
        options = List.of(
                new UciOption(
                        "UCI_Variant",
                        () -> "combo default " + first + " var " + String.join(" var ", variants.told()),
                        this::choose),
                UciOption.string("UCI_VariantPath", this::offer),
                UciOption.string(OPTIONS, value -> variantOptions = OptionWords.read(OPTIONS, value)),
                UciOption.check("UCI_Chess960", false, value -> chess960 = value),
                UciOption.spin("Threads", 1, 1, Options.MOST_THREADS, value -> threads = value),
                UciOption.spin("Hash", Math.min(USUAL_HASH, mostHash()), 1, mostHash(), value -> hash = value),
                UciOption.button("Clear Hash", clear),
                UciOption.spin("MultiPV", 1, 1, MOST_LINES, value -> lines = value),
                UciOption.check("Ponder", false, value -> {}),
                UciOption.check("UCI_AnalyseMode", false, value -> {}),
                UciOption.check("UCI_ShowWDL", false, value -> showsChances = value),
                UciOption.check("UCI_LimitStrength", false, value -> limited = value),
                UciOption.spin("UCI_Elo", Strength.most(), Strength.least(), Strength.most(), value -> elo = value));
    }

    /** Half of the memory that Java may use is left for all but the table. */
    private static int mostHash() {
        return (int) Math.max(1, Math.min(MOST_HASH, Runtime.getRuntime().maxMemory() / 2 / MEGABYTE));
    }

    /** Returns the lines that tell of the options. */
    List<String> told() {
        return options.stream().map(UciOption::line).toList();
    }

    /**
     * Takes the words of a command {@code setoption}.
     *
     * @throws IllegalArgumentException if there is no such option, or it has no such value
     */
    void take(List<String> words) {
        int name = words.indexOf("name");
        int value = words.contains("value") ? words.indexOf("value") : words.size();
        if (name < 0 || value < name + 2) {
            throw new IllegalArgumentException("expected setoption name NAME value VALUE");
        }
        option(String.join(" ", words.subList(name + 1, value)))
                .take()
                .accept(String.join(" ", words.subList(Math.min(value + 1, words.size()), words.size())));
    }

    private UciOption option(String name) {
        return options.stream()
                .filter(option -> option.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no option '" + name + "'; expected "
                        + options.stream().map(UciOption::name).collect(Collectors.joining(", "))));
    }

    private void choose(String value) {
        id = variants.id(value)
                .orElseThrow(() -> new IllegalArgumentException(
                        "no variant '" + value + "'; expected one of " + String.join(", ", variants.ids())));
    }

    /** Offers the definitions of a path; the first choice is played if the chosen one is not offered any more. */
    private void offer(String path) {
        try {
            variants.offer(path);
        } finally {
            id = variants.ids().contains(id) ? id : variants.ids().get(0);
        }
    }

    /** Returns what is played. */
    VariantChoices.Choice variant() {
        String dealt = id + DEALT;
        return variants.choice(chess960 && variants.ids().contains(dealt) ? dealt : id, id, variantOptions);
    }

    UciMoves moves() {
        return new UciMoves(chess960);
    }

    int lines() {
        return lines;
    }

    boolean showsChances() {
        return showsChances;
    }

    /** Returns what a player of the wanted strength may spend on a move. */
    Budget most() {
        return limited ? Strength.budget(elo) : Budget.UNLIMITED;
    }

    /** Returns how a game of a shape is searched. */
    Options search(Shape shape) {
        int entries = hash * (MEGABYTE / ENTRY);
        int bits = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(entries);
        return Players.usual(shape, 1).threads(threads).table(bits);
    }
}
