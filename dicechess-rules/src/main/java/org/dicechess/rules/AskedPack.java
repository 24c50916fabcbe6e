package org.dicechess.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.dicechess.rules.files.DefinitionFiles;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.yaml.Names;
import org.dicechess.spi.DefinitionPack;
import org.jspecify.annotations.Nullable;

/** A pack whose answers are checked and copied. A pack may be a stranger's code: whatever it does has a clear error. */
record AskedPack(DefinitionPack pack) implements DefinitionFiles {

    private static final int MOST_IDS = 10_000;

    /**
     * Returns its ids in alphabetical order, each once.
     *
     * @throws PackException if the pack fails or gives another answer than ids
     */
    @Override
    public List<String> ids() {
        return asked("for its ids", () -> {
            TreeSet<String> ids = new TreeSet<>();
            int number = 0;
            for (String id : answered(pack.ids(), "a list")) {
                if (!isId(id)) {
                    throw new IllegalArgumentException(
                            "it answered the id " + OneLine.quoted(id) + "; expected " + Names.ID);
                }
                if (++number > MOST_IDS) {
                    throw new IllegalArgumentException(
                            "it answered more than " + MOST_IDS + " ids; at most " + MOST_IDS);
                }
                ids.add(id);
            }
            return List.copyOf(ids);
        });
    }

    /**
     * Returns a copy of the bytes of a file.
     *
     * @throws PackException if the pack fails or answers null
     */
    @Override
    public Optional<byte[]> file(String name) {
        return asked(
                "for the file " + OneLine.quoted(name),
                () -> answered(pack.file(name), "an Optional").map(AskedPack::copied));
    }

    /** Returns the name of its class, for messages. */
    String name() {
        return OneLine.message(pack.getClass().getName());
    }

    private static boolean isId(@Nullable String answer) {
        return answer != null && Names.isId(answer);
    }

    private static byte[] copied(byte[] bytes) {
        return Arrays.copyOf(bytes, Math.min(bytes.length, LARGEST + 1));
    }

    private static <T> T answered(@Nullable T answer, String expected) {
        if (answer == null) {
            throw new IllegalArgumentException("it answered null; expected " + expected);
        }
        return answer;
    }

    private <T> T asked(String question, Supplier<T> answer) {
        try {
            return answer.get();
        } catch (RuntimeException | LinkageError | StackOverflowError failed) {
            String said = failed.getMessage() == null ? failed.getClass().getName() : failed.getMessage();
            throw new PackException(
                    "the definition pack " + name() + " failed when asked " + question + ": " + OneLine.message(said),
                    failed);
        }
    }
}
