package org.dicechess.examples.fairy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.dicechess.examples.fairy.FairyImport.Definition;
import org.dicechess.examples.fairy.Section.Entry;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;

/** Reads one file, section by section. */
final class Importer {

    private static final List<String> BLOCKS = List.of("areas", "pieces", "endings", "effects", "actions");
    private static final String ID = "[a-z0-9]+(-[a-z0-9]+)*";
    private static final int LONGEST_ID = 40;

    private final Problems problems;
    private final Map<String, Rules> known;
    private final Map<String, Definition> definitions = new LinkedHashMap<>();
    /** From which section each of the file inherits. */
    private final Map<String, String> parents = new LinkedHashMap<>();

    private final Map<String, Optional<Base>> found = new LinkedHashMap<>();

    Importer(Problems problems, Map<String, Rules> builtin) {
        this.problems = problems;
        this.known = new LinkedHashMap<>(builtin);
    }

    FairyImport read(String text, List<String> names) {
        List<Section> sections = IniReader.read(text, problems);
        for (String name : names) {
            if (sections.stream().noneMatch(section -> section.name().equals(name))) {
                List<String> all = sections.stream().map(Section::name).toList();
                String message = "no variant '" + Problems.shown(name) + "' in the file";
                problems.add(1, 1, "", "E-UNKNOWN-VARIANT", message, Spelling.hint(name, all));
            }
        }
        for (Section section : sections) {
            section(section, names.isEmpty() || names.contains(section.name()));
        }
        return new FairyImport(
                List.copyOf(definitions.values()),
                problems.list().stream().distinct().sorted().toList());
    }

    private void section(Section section, boolean wanted) {
        Problems own = new Problems(problems.file());
        Optional<Rules> rules = rules(section, own);
        rules.ifPresent(read -> {
            known.put(section.name(), read);
            parents.put(section.name(), section.base());
            if (wanted && own.list().stream().noneMatch(Importer::isError)) {
                write(section, read, own);
            }
        });
        if (wanted || rules.isEmpty()) {
            own.list().forEach(problems::add);
        }
    }

    private static boolean isError(Problem problem) {
        return problem.severity() == Problem.Severity.ERROR;
    }

    private Optional<Rules> rules(Section section, Problems own) {
        String name = section.name();
        if (known.containsKey(name) || name.isEmpty()) {
            String message =
                    name.isEmpty() ? "a section without a name" : "a second variant '" + Problems.shown(name) + "'";
            own.add(section.line(), 1, name, "E-NAME", message);
            return Optional.empty();
        }
        if (!section.base().isEmpty()
                && (!known.containsKey(section.base()) || section.base().startsWith("."))) {
            own.add(
                    section.line(),
                    section.baseColumn(),
                    name,
                    "E-UNKNOWN-VARIANT",
                    "no variant '" + Problems.shown(section.base()) + "' above or built in",
                    Spelling.hint(section.base(), Builtin.names(known)));
            return Optional.empty();
        }
        Rules rules = section.base().isEmpty()
                ? Rules.plain()
                : known.get(section.base()).copy();
        RulesReader.read(section, rules, own);
        return Optional.of(rules);
    }

    private void write(Section section, Rules rules, Problems own) {
        String id = section.name()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        if (!id.matches(ID) || id.length() > LONGEST_ID || definitions.containsKey(id)) {
            String expected = "' makes no id; expected letters and digits, unlike other names, at most " + LONGEST_ID;
            own.add(section.line(), 2, section.name(), "E-NAME", "'" + Problems.shown(section.name()) + expected);
            return;
        }
        List<String> wrong = new ArrayList<>();
        StartPosition start = StartPosition.read(rules, wrong);
        boolean empty = start.pieces().isEmpty() && start.hand().isEmpty() && !rules.flag("freeDrops");
        if (!wrong.isEmpty() || empty) {
            String message = "the start: " + (wrong.isEmpty() ? "no pieces" : Problems.shown(wrong.get(0)));
            add(section, rules, own, "startFen", "E-VALUE", message);
            return;
        }
        Game game = new Game(rules, start, Map.of(), Map.of());
        Map<String, Object> tree = new GameWriter(game).tree(id, title(id));
        game.leftOut()
                .forEach(each -> add(
                        section,
                        rules,
                        own,
                        each.setting(),
                        each.fatal() ? "E-NOT-CARRIED" : "W-NOT-CARRIED",
                        "not carried over: " + each.message()));
        if (own.list().stream().noneMatch(Importer::isError)) {
            Definition definition = new Definition(id, text(tree, game));
            problem(definition)
                    .ifPresentOrElse(
                            problem -> notLoaded(problem, section, own),
                            () -> definitions.put(id, shortest(definition, rules, start, section)));
        }
    }

    /** Returns the definition, or a shorter one that extends a known game. */
    private Definition shortest(Definition definition, Rules rules, StartPosition start, Section section) {
        Definition shortest = definition;
        for (Base base : bases(section)) {
            if (base.id().equals(definition.id())) {
                continue;
            }
            Game game = new Game(rules, start, base.names(), base.areas());
            Map<String, Object> tree = new GameWriter(game).tree(definition.id(), title(definition.id()));
            Map<String, Object> changes = Shortening.of(tree, base);
            Definition extended = new Definition(definition.id(), text(changes, game));
            if (Shortening.isNatural(changes, base)
                    && extended.text().length() < shortest.text().length()
                    && problem(extended).isEmpty()) {
                shortest = extended;
            }
        }
        return shortest;
    }

    /** Returns the known games from which a section inherits, and chess. */
    private List<Base> bases(Section section) {
        List<String> ids = new ArrayList<>();
        String base = section.base();
        while (!base.isEmpty()) {
            ids.add(base);
            base = parents.getOrDefault(base, "");
        }
        ids.add("chess");
        return ids.stream()
                .distinct()
                .filter(id -> !parents.containsKey(id))
                .map(id -> found.computeIfAbsent(id, Base::find))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Returns what keeps a definition from loading. */
    private static Optional<Problem> problem(Definition definition) {
        try {
            Loader.create().load(definition.id(), definition.text().getBytes(StandardCharsets.UTF_8));
            return Optional.empty();
        } catch (InvalidDefinitionException refused) {
            return Optional.of(refused.problems().get(0));
        }
    }

    private static void notLoaded(Problem problem, Section section, Problems own) {
        String message = "not carried over, as the definition would not load: " + problem.message()
                + (problem.path().isEmpty() ? "" : " in " + problem.path());
        own.add(section.line(), 2, section.name(), "E-NOT-CARRIED", message);
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
    private static void add(Section section, Rules rules, Problems own, String setting, String code, String message) {
        Optional<Entry> entry = rules.entry(setting);
        int line = entry.map(Entry::line).orElse(section.line());
        int column = entry.map(Entry::valueColumn).orElse(2);
        String key = entry.map(Entry::key).orElse(setting);
        own.add(line, column, section.name() + "." + key, code, message);
    }
}
