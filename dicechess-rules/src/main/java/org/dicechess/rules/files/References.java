package org.dicechess.rules.files;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlText;

/**
 * Finds the files that a definition refers to. A reference in a file of a pack is found in the packs, {@code ./} in its
 * folder there. {@code ./} in the definition, and in files beside it, is found in the definition's folder.
 */
final class References {

    /** The ending of every file of a definition. */
    static final String ENDING = ".yaml";

    private static final int DEEPEST = 8;

    private final DefinitionFiles packs;
    private final DefinitionFiles folder;
    private final Problems problems;

    /** The names of the definitions that are being read, each extended by the one before it. */
    private final List<String> open = new ArrayList<>();

    /** The names of the definition and of the files that were found in its folder. */
    private final Set<String> ofFolder = new HashSet<>();

    References(DefinitionFiles packs, DefinitionFiles folder, Problems problems) {
        this.packs = packs;
        this.folder = folder;
        this.problems = problems;
    }

    /** Notes that a definition is being read; the first is the one that the host loads. */
    void begin(String name) {
        if (open.isEmpty()) {
            ofFolder.add(name);
        }
        open.add(name);
    }

    /** Notes that the definition that began last has been read. */
    void end() {
        open.remove(open.size() - 1);
    }

    /** A file that a reference names. */
    record Found(String name, byte[] bytes) {}

    /**
     * Returns the file of a reference; empty, with a problem reported, if there is none.
     *
     * @param ending what follows an id or path in a pack
     */
    Optional<Found> find(YamlText reference, String ending) {
        String text = reference.text();
        boolean beside = text.startsWith("./");
        String file = beside ? text.substring(2) : text + ending;
        if (!isFile(file)) {
            problems.report(
                    reference,
                    "E-REFERENCE",
                    "bad reference " + Problems.quoted(text)
                            + "; expected an id as chess, a path as pieces/chess, or ./file.yaml",
                    isFile(file + ENDING) ? "did you mean " + Problems.quoted(text + ENDING) + "?" : "");
            return Optional.empty();
        }
        boolean inFolder = beside && ofFolder.contains(reference.location().file());
        String name = beside && !inFolder ? folder(reference.location().file()) + file : file;
        if (isOpen(name)) {
            problems.report(
                    reference, "E-CYCLE", "definitions extend each other in a circle: " + String.join(", ", open));
            return Optional.empty();
        }
        if (open.size() >= DEEPEST) {
            problems.report(
                    reference,
                    "E-RANGE",
                    "a chain of more than " + DEEPEST + " definitions; at most " + DEEPEST + ": "
                            + String.join(", ", open));
            return Optional.empty();
        }
        Optional<byte[]> bytes = (inFolder ? folder : packs).file(name);
        if (bytes.isEmpty()) {
            problems.report(
                    reference,
                    "E-UNKNOWN-FILE",
                    "there is no definition " + Problems.quoted(text),
                    problems.suggest(text, packs.ids()));
        }
        if (inFolder && bytes.isPresent()) {
            ofFolder.add(name);
        }
        return bytes.isPresent() ? Optional.of(new Found(name, bytes.get())) : Optional.empty();
    }

    /**
     * Returns whether a file is being read. The definition itself is not compared: its name is the host's and may be
     * that of another file. A definition that extends itself is found when it is read again.
     */
    private boolean isOpen(String name) {
        return open.lastIndexOf(name) > 0;
    }

    /** Returns the folder of a file of a pack, with a slash at the end. */
    private static String folder(String file) {
        return file.substring(0, file.lastIndexOf('/') + 1);
    }

    private static boolean isFile(String name) {
        return name.endsWith(ENDING) && areNames(name.substring(0, name.length() - ENDING.length()));
    }

    /** Returns whether a path is names of lower-case letters, digits and hyphens, with slashes between. */
    private static boolean areNames(String path) {
        boolean good = true;
        char before = '/';
        for (int at = 0; at < path.length(); at++) {
            char letter = path.charAt(at);
            good &= letter == '/'
                    ? before != '/'
                    : letter == '-' || letter >= '0' && letter <= '9' || letter >= 'a' && letter <= 'z';
            before = letter;
        }
        return good && before != '/';
    }
}
