package org.dicechess.rules.yaml;

import java.util.Set;

/**
 * Finds sections that stand within another section, since their lines are too deep. Such a section is missing at the
 * root, and makes no sense where it stands.
 *
 * @param root the map that should have the section
 */
public record DeepSections(YamlMap root, Problems problems) {

    private static final Set<String> SECTIONS = Set.of(
            "board",
            "areas",
            "pieces",
            "dice",
            "actions",
            "effects",
            "turn",
            "first-turn",
            "check",
            "castling",
            "counters",
            "endings",
            "options",
            "setup",
            "picture");

    /** Reports them, once the sections have been read. */
    public void check() {
        if (!problems.isEmpty()) {
            root.entries().forEach(section -> look(section.value(), section));
        }
    }

    private void look(YamlNode node, YamlMap.Entry section) {
        if (node instanceof YamlMap map && !map.hasEmptyValue()) {
            for (YamlMap.Entry entry : map.entries()) {
                if (isMissing(entry) && isBelow(entry, map, section) && isStrange(entry)) {
                    problems.reportTooDeep(entry, map, section.key());
                } else {
                    look(entry.value(), section);
                }
            }
        }
    }

    /** Returns whether an entry has the name of a section that its file has nowhere else. */
    private boolean isMissing(YamlMap.Entry entry) {
        String file = entry.keyLocation().file();
        return SECTIONS.contains(entry.key())
                && root.entry(entry.key())
                        .filter(section -> section.keyLocation().file().equals(file))
                        .isEmpty();
    }

    /** Returns whether an entry stands on a line of its own below a section, and deeper. */
    private static boolean isBelow(YamlMap.Entry entry, YamlMap map, YamlMap.Entry section) {
        Location place = entry.keyLocation();
        Location above = section.keyLocation();
        return place.file().equals(above.file())
                && place.line() > above.line()
                && place.column() > above.column()
                && place.column() == map.location().column();
    }

    /** Returns whether the key of an entry is unknown where it stands, or all that it holds. */
    private boolean isStrange(YamlMap.Entry entry) {
        YamlNode value = entry.value();
        boolean wrong = value instanceof YamlMap map
                ? problems.isUnder(map.path()) && map.entries().stream().allMatch(this::isUnknown)
                : problems.isAt(value.path(), Set.of("E-TYPE"));
        return wrong || isUnknown(entry);
    }

    /** Every map may have a rule. */
    private boolean isUnknown(YamlMap.Entry entry) {
        return entry.key().equals("rule") || problems.isUnknown(entry.keyLocation());
    }
}
