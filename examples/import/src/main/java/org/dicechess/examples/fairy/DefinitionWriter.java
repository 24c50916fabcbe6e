package org.dicechess.examples.fairy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dicechess.examples.fairy.FairyImport.Definition;
import org.dicechess.examples.fairy.Section.Entry;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;

/** Writes the definition of one section, or tells why there is none. */
final class DefinitionWriter {

    private static final List<String> BLOCKS = List.of("areas", "pieces", "endings", "effects", "actions");
    private static final String ID = "[a-z0-9]+(-[a-z0-9]+)*";
    static final int LONGEST_ID = 40;
    private static final String START = "startFen";
    /** A definition with this problem is read, but its game is over, or its position makes no sense. */
    private static final String POSITION = "E-POSITION";

    private final Section section;
    private final Rules rules;
    private final Set<String> doubtful;
    private final List<Base> bases;

    /**
     * Makes a writer.
     *
     * @param doubtful settings of which the section says something wrong; of them nothing more is told
     * @param bases the definitions that this one may extend
     */
    DefinitionWriter(Section section, Rules rules, Set<String> doubtful, List<Base> bases) {
        this.section = section;
        this.rules = rules;
        this.doubtful = doubtful;
        this.bases = bases;
    }

    /** Returns the id that the name of a section gives, which may be none. */
    static String id(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    static boolean isId(String id) {
        return id.matches(ID) && id.length() <= LONGEST_ID;
    }

    /** Returns the definition, unless the section has errors; those that only writing it shows are added to them. */
    Optional<Definition> write(String id) {
        if (isUnclear()) {
            return Optional.empty();
        }
        List<String> wrong = new ArrayList<>();
        StartPosition start = StartPosition.read(rules, wrong);
        boolean empty = start.pieces().isEmpty() && start.hand().isEmpty() && !rules.flag("freeDrops");
        if (wrong.isEmpty() && empty) {
            wrong.add("no pieces");
        }
        wrong.forEach(each -> add(START, "E-VALUE", "the start: " + Problems.shown(each)));
        if (!wrong.isEmpty()) {
            return Optional.empty();
        }
        Game game = new Game(rules, start, Map.of(), Map.of());
        Definition definition = new Definition(id, text(new GameWriter(game).tree(id, title(id)), game));
        game.leftOut().stream()
                .filter(each -> !doubtful.contains(each.setting()))
                .forEach(each -> add(
                        each.setting(),
                        each.fatal() ? "E-NOT-CARRIED" : "W-NOT-CARRIED",
                        "not carried over: " + each.message()));
        addRefusals(definition);
        return section.problems().hasErrors() ? Optional.empty() : Optional.of(shortest(definition, start));
    }

    /** Returns whether what is wrong with board, pieces or start would make all else look wrong. */
    private boolean isUnclear() {
        boolean lines = section.problems().list().stream()
                .map(Problem::code)
                .anyMatch(List.of("E-SYNTAX", "E-TOO-LONG")::contains);
        return lines
                || doubtful.stream()
                        .anyMatch(key -> Slot.BY_NAME.containsKey(key)
                                || List.of("maxRank", "maxFile", START).contains(key));
    }

    /** Adds why the definition would not load; if it lacks something, only what would be so all the same. */
    private void addRefusals(Definition definition) {
        boolean lacks = section.problems().hasErrors();
        for (Problem problem : refusals(definition)) {
            if (!lacks || problem.code().equals(POSITION)) {
                String message = "not carried over, as the definition would not load: " + problem.message()
                        + (problem.path().isEmpty() ? "" : " in " + problem.path());
                section.problems().add(section.line(), 2, section.name(), "E-NOT-CARRIED", message);
            }
        }
    }

    /** Returns the definition, or a shorter one that extends a known game. */
    private Definition shortest(Definition definition, StartPosition start) {
        Definition shortest = definition;
        for (Base base : bases) {
            if (base.id().equals(definition.id())) {
                continue;
            }
            Game game = new Game(rules, start, base.names(), base.areas());
            Map<String, Object> tree = new GameWriter(game).tree(definition.id(), title(definition.id()));
            Map<String, Object> changes = Shortening.of(tree, base);
            Definition extended = new Definition(definition.id(), text(changes, game));
            if (Shortening.isNatural(changes, base)
                    && extended.text().length() < shortest.text().length()
                    && refusals(extended).isEmpty()) {
                shortest = extended;
            }
        }
        return shortest;
    }

    /** Returns what keeps a definition from loading. */
    private static List<Problem> refusals(Definition definition) {
        try {
            Loader.create().load(definition.id(), definition.text().getBytes(StandardCharsets.UTF_8));
            return List.of();
        } catch (InvalidDefinitionException refused) {
            return refused.problems();
        }
    }

    private static String title(String id) {
        String words = id.replace('-', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    private static String text(Map<String, Object> tree, Game game) {
        StringBuilder comments = new StringBuilder();
        game.leftOut().stream()
                .map(each -> "# Not carried over, " + each.setting() + ": " + each.message() + ".\n")
                .distinct()
                .forEach(comments::append);
        return comments + YamlText.of(tree, BLOCKS);
    }

    /** Adds a problem where the setting stands, or at the section that inherits it. */
    private void add(String setting, String code, String message) {
        Optional<Entry> entry = rules.entry(setting);
        int line = entry.map(Entry::line).orElse(section.line());
        int column = entry.map(Entry::valueColumn).orElse(2);
        String key = entry.map(Entry::key).orElse(setting);
        section.problems().add(line, column, section.name() + "." + key, code, message);
    }
}
