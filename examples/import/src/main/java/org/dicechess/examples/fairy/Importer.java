package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dicechess.examples.fairy.FairyImport.Definition;
import org.dicechess.rules.Problem;

/** Reads one file, section by section. */
final class Importer {

    private final Problems problems;
    private final Map<String, Rules> known;
    private final Map<String, Definition> definitions = new LinkedHashMap<>();
    /** From which section each of the file inherits. */
    private final Map<String, String> parents = new LinkedHashMap<>();

    private final Map<String, Refusal> refused = new LinkedHashMap<>();
    private final Map<String, Optional<Base>> found = new LinkedHashMap<>();

    /**
     * Why a section of the file cannot be read, so that none can inherit from it.
     *
     * @param problems its own, and those of the sections from which it inherits
     * @param doubtful the settings that may be others than its rules say
     */
    private record Refusal(int line, List<Problem> problems, Set<String> doubtful) {}

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
        Problems own = section.problems();
        Set<String> doubtful = new LinkedHashSet<>();
        Optional<Rules> rules = rules(section, doubtful);
        if (own.hasErrors() && !section.name().isEmpty()) {
            refuse(section, doubtful);
        }
        if (wanted && rules.isPresent() && !refused.containsKey(section.base())) {
            write(section, rules.get(), doubtful);
        }
        if (wanted && refused.containsKey(section.name())) {
            refused.get(section.name()).problems().forEach(problems::add);
        }
        if (wanted || rules.isEmpty()) {
            own.list().forEach(problems::add);
        }
    }

    private void refuse(Section section, Set<String> doubtful) {
        List<Problem> all = new ArrayList<>(section.problems().list());
        Refusal parent = refused.get(section.base());
        if (parent != null) {
            all.addAll(parent.problems());
        }
        refused.put(section.name(), new Refusal(section.line(), all, doubtful));
    }

    /** Returns the rules of a section, as far as they can be read; nothing if it is not clear what they change. */
    private Optional<Rules> rules(Section section, Set<String> doubtful) {
        if (!hasName(section) || !hasBase(section)) {
            return Optional.empty();
        }
        String base = section.base();
        if (refused.containsKey(base)) {
            Refusal parent = refused.get(base);
            String message =
                    "not carried over: it inherits errors from '" + Problems.shown(base) + "' on line " + parent.line();
            section.problems().add(section.line(), section.baseColumn(), section.name(), "E-NOT-CARRIED", message);
            doubtful.addAll(parent.doubtful());
        }
        if (!base.isEmpty() && !known.containsKey(base)) {
            return Optional.empty();
        }
        Rules rules = base.isEmpty() ? Rules.plain() : known.get(base).copy();
        RulesReader.read(section, rules, doubtful);
        known.put(section.name(), rules);
        parents.put(section.name(), base);
        return Optional.of(rules);
    }

    private boolean hasName(Section section) {
        String name = section.name();
        if (!name.isEmpty() && !known.containsKey(name)) {
            return true;
        }
        String message =
                name.isEmpty() ? "a section without a name" : "a second variant '" + Problems.shown(name) + "'";
        section.problems().add(section.line(), 1, name, "E-NAME", message);
        return false;
    }

    /** Returns whether a section inherits from nothing, or from something that stands above it or is built in. */
    private boolean hasBase(Section section) {
        String base = section.base();
        if (base.isEmpty() || refused.containsKey(base) || known.containsKey(base) && !base.startsWith(".")) {
            return true;
        }
        section.problems()
                .add(
                        section.line(),
                        section.baseColumn(),
                        section.name(),
                        "E-UNKNOWN-VARIANT",
                        "no variant '" + Problems.shown(base) + "' above or built in",
                        Spelling.hint(base, Builtin.names(known)));
        return false;
    }

    private void write(Section section, Rules rules, Set<String> doubtful) {
        String id = DefinitionWriter.id(section.name());
        if (!DefinitionWriter.isId(id) || definitions.containsKey(id)) {
            String message =
                    "'" + Problems.shown(section.name()) + "' makes no id; expected letters and digits, unlike "
                            + "other names, at most " + DefinitionWriter.LONGEST_ID;
            section.problems().add(section.line(), 2, section.name(), "E-NAME", message);
            return;
        }
        new DefinitionWriter(section, rules, doubtful, bases(section))
                .write(id)
                .ifPresent(definition -> definitions.put(id, definition));
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
}
