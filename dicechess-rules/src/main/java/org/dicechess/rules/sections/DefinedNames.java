package org.dicechess.rules.sections;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Named;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Looks up names that a definition refers to, and reports unknown ones. A name whose own definition has a problem is
 * not reported again.
 */
public final class DefinedNames {

    /**
     * What names can stand for.
     *
     * @param code the code of the problem that a name is unknown
     * @param section the section that defines the names; empty if none does
     */
    private record Sort(String code, String section) {}

    private static final Map<String, Sort> SORTS = Map.ofEntries(
            entry("area", new Sort("E-UNKNOWN-AREA", "areas")),
            entry("piece", new Sort("E-UNKNOWN-PIECE", "pieces")),
            entry("dice", new Sort("E-UNKNOWN-DICE", "dice")),
            entry("action", new Sort("E-UNKNOWN-ACTION", "actions")),
            entry("castling", new Sort("E-UNKNOWN-CASTLING", "castling")),
            entry("counter", new Sort("E-UNKNOWN-COUNTER", "counters")),
            entry("number", new Sort("E-UNKNOWN-NUMBER", "numbers")),
            entry("ending", new Sort("E-UNKNOWN-ENDING", "endings")),
            entry("slot", new Sort("E-UNKNOWN-SLOT", "")));

    /** Problems after which the name of an entry is not known. */
    private static final List<String> NAMELESS = List.of("E-NAME", "E-KEY", "E-DUPLICATE-KEY", "E-TYPE");

    /** Stands for all kinds of the two sides in a list of kinds; with {@code of: nobody} for all kinds of nobody. */
    static final String ALL = "all";

    /** The word after {@code of} for pieces that belong to neither side. */
    static final String NOBODY = "nobody";

    private static final String OF = "of";

    private static final String NOT = "not ";

    private final Problems problems;

    public DefinedNames(Problems problems) {
        this.problems = problems;
    }

    /**
     * Returns the thing that a text names, if there is a text; {@code what} is the word for it, such as {@code area}.
     */
    public <T extends Named> Optional<T> find(Optional<YamlText> name, String what, List<T> things) {
        return name.isPresent() ? find(name.get(), what, things) : Optional.empty();
    }

    /** Returns the thing with this name; empty, with a problem reported, if there is none. */
    public <T extends Named> Optional<T> find(YamlText name, String what, List<T> things) {
        for (T thing : things) {
            if (thing.name().equals(name.text())) {
                return Optional.of(thing);
            }
        }
        reportUnknown(name, what, things.stream().map(Named::name).toList());
        return Optional.empty();
    }

    /** Returns the things with these names, in the order of the names. Unknown names are reported and left out. */
    public <T extends Named> List<T> all(List<YamlText> names, String what, List<T> things) {
        List<T> found = new ArrayList<>();
        for (YamlText name : names) {
            Optional<T> thing = find(name, what, things);
            if (thing.isPresent()) {
                found.add(thing.get());
            }
        }
        return List.copyOf(found);
    }

    /** Returns whether a text is one of the known names; reports it otherwise. */
    boolean isKnown(YamlText name, String what, List<String> known) {
        if (!known.contains(name.text())) {
            reportUnknown(name, what, known);
        }
        return known.contains(name.text());
    }

    private void reportUnknown(YamlText name, String what, List<String> known) {
        if (!isReported(what, name.text())) {
            problems.report(
                    name,
                    sort(what).code(),
                    "unknown " + what + " " + Problems.quoted(name.text()),
                    hint(name.text(), what, known));
        }
    }

    private static Sort sort(String what) {
        return Optional.ofNullable(SORTS.get(what)).orElseThrow();
    }

    /** Returns a hint: the nearest known name, or how to name a set of squares. */
    private String hint(String name, String what, List<String> known) {
        boolean several = name.contains(",") || known.containsAll(List.of(name.split(" +")));
        return what.equals("area") && !several && (SquareTerms.isGeometric(name) || name.contains(" "))
                ? "define an area with these squares under 'areas' and write its name here"
                : problems.suggest(name, known);
    }

    /** Returns whether a problem in the section of the name explains already why the name is unknown. */
    private boolean isReported(String what, String name) {
        String section = sort(what).section();
        return !section.isEmpty() && (problems.isUnder(section + "." + name) || problems.isAt(section, NAMELESS));
    }

    /**
     * Reports each name that repeats an earlier name of the list; {@code rule} is what was expected, such as
     * {@code each piece once}.
     */
    public void checkOnce(List<YamlText> texts, String code, String rule) {
        Set<String> before = new HashSet<>();
        for (YamlText text : texts) {
            if (!before.add(text.text())) {
                problems.report(text, code, Problems.quoted(text.text()) + " a second time; expected " + rule);
            }
        }
    }

    /** Returns the kind of piece with this name. */
    public Optional<Kind> kind(YamlText name, List<Kind> kinds) {
        return find(name, "piece", kinds);
    }

    /** Returns the kind of piece that a text names, if there is a text. */
    public Optional<Kind> kind(Optional<YamlText> name, List<Kind> kinds) {
        return find(name, "piece", kinds);
    }

    /**
     * Returns the kinds, by index, that texts name: each by its name, {@code all}, or all but those after {@code not}.
     */
    public BitSet kinds(List<YamlText> texts, List<Kind> kinds) {
        return kinds(texts, kinds, false);
    }

    private BitSet kinds(List<YamlText> texts, List<Kind> kinds, boolean allOfNobody) {
        BitSet set = new BitSet();
        texts.forEach(text -> addKinds(text, kinds, allOfNobody, set));
        return set;
    }

    /** Returns the names of the kinds that texts name in this way, in the order of all names. */
    List<String> named(List<YamlText> texts, List<String> all) {
        Set<String> named = new HashSet<>();
        for (YamlText text : texts) {
            boolean not = text.text().startsWith(NOT);
            YamlText name = not ? KeywordAndName.after(NOT, text) : text;
            if (text.text().equals(ALL) && !all.contains(ALL)) {
                named.addAll(all);
            } else if (isKnown(name, "piece", all) && not && !named.remove(name.text())) {
                reportUseless(text);
            } else if (!not) {
                named.add(name.text());
            }
        }
        if (named.isEmpty() && !texts.isEmpty() && texts.stream().allMatch(text -> isNamed(text, all))) {
            problems.report(texts.get(0), "E-REQUIRED", "no piece is left; expected at least one");
        }
        return all.stream().filter(named::contains).toList();
    }

    private static boolean isNamed(YamlText text, List<String> all) {
        return text.text().equals(ALL) || all.contains(text.text().replaceFirst("^" + NOT, ""));
    }

    private void reportUseless(YamlText text) {
        problems.report(
                text,
                "E-UNUSED",
                Problems.quoted(text.text()) + " takes nothing away; expected [all, " + text.text() + "]");
    }

    /** Returns the same of pieces that belong to a side; those of nobody are reported and left out. */
    public BitSet kindsOfSides(List<YamlText> texts, List<Kind> kinds) {
        BitSet set = kinds(texts, kinds);
        checkOfSides(texts, kinds);
        kinds.forEach(kind -> set.set(kind.index(), set.get(kind.index()) && !kind.isOfNobody()));
        return set;
    }

    /**
     * Returns the same where the key {@code of} beside the list says whose pieces are meant: those of sides or, with
     * {@code of: nobody}, those of nobody. Where all named kinds are nobody's, the key may be missing.
     */
    public BitSet kindsOf(List<YamlText> texts, List<Kind> kinds, Fields fields) {
        Optional<YamlNode> of = fields.map().get(OF);
        boolean ofNobody = of.isPresent()
                ? of.get() instanceof YamlText text && text.text().equals(NOBODY)
                : texts.stream().allMatch(text -> isOfNobody(text, kinds));
        BitSet set = kinds(texts, kinds, ofNobody);
        texts.forEach(text -> checkOwner(text, kinds, ofNobody, expected(ofNobody, of.isPresent())));
        return set;
    }

    private static String expected(boolean ofNobody, boolean said) {
        return said
                ? "expected " + (ofNobody ? "another 'of'" : "'of: nobody'")
                : "expected pieces of sides, or of nobody alone";
    }

    /**
     * Reports the name of a piece whose owner is not meant.
     *
     * @param ofNobody whether pieces of nobody are meant
     * @param said whether the key {@code of} says so
     */
    void reportOwner(YamlText name, boolean ofNobody, boolean said) {
        reportOwner(name, ofNobody, expected(ofNobody, said));
    }

    private void reportOwner(YamlText name, boolean ofNobody, String expected) {
        problems.report(
                name,
                "E-OWNER",
                Problems.quoted(name.text()) + " belongs to " + (ofNobody ? "a side; " : "nobody; ") + expected);
    }

    /** Reports each name of a piece that belongs to nobody. */
    public void checkOfSides(List<YamlText> texts, List<Kind> kinds) {
        texts.forEach(text -> checkOwner(text, kinds, false, "expected a piece of a side"));
    }

    private static boolean isOfNobody(YamlText text, List<Kind> kinds) {
        return kinds.stream().anyMatch(kind -> kind.isOfNobody() && kind.name().equals(text.text()));
    }

    private void checkOwner(YamlText text, List<Kind> kinds, boolean ofNobody, String expected) {
        boolean wrong = kinds.stream()
                .anyMatch(kind -> kind.isOfNobody() != ofNobody && kind.name().equals(text.text()));
        if (wrong) {
            reportOwner(text, ofNobody, expected);
        }
    }

    private void addKinds(YamlText text, List<Kind> kinds, boolean allOfNobody, BitSet set) {
        boolean named = kinds.stream().anyMatch(kind -> kind.name().equals(text.text()));
        if (!named && text.text().equals(ALL)) {
            kinds.stream().filter(kind -> kind.isOfNobody() == allOfNobody).forEach(kind -> set.set(kind.index()));
        } else if (text.text().startsWith(NOT)) {
            Optional<Kind> other = kind(KeywordAndName.after(NOT, text), kinds);
            if (other.isPresent() && !set.get(other.get().index())) {
                reportUseless(text);
            }
            other.ifPresent(kind -> set.clear(kind.index()));
        } else {
            kind(text, kinds).ifPresent(kind -> set.set(kind.index()));
        }
    }
}
