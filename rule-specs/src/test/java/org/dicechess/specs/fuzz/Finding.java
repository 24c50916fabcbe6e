package org.dicechess.specs.fuzz;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * An undocumented exception or failed check.
 *
 * @param signature equal for findings that probably have one cause
 * @param seed makes the input anew
 */
record Finding(String kind, String signature, long seed, String input, String message) {

    private static final int SHOWN = 1500;

    static Finding of(String kind, long seed, String input, Throwable failure) {
        return new Finding(kind, signature(failure), seed, input, String.valueOf(failure.getMessage()));
    }

    /** A finding of an input that did not end; the frames show where it was. */
    static Finding stuck(String kind, long seed, String input, StackTraceElement[] frames) {
        return new Finding(
                kind,
                "no end at " + place(frames),
                seed,
                input,
                Arrays.stream(frames).limit(12).toList().toString());
    }

    /** Returns what was thrown, and where in the library. */
    static String signature(Throwable failure) {
        Throwable root = Play.root(failure);
        boolean own = root instanceof AssertionError;
        String said = own
                ? " "
                        + String.valueOf(root.getMessage())
                                .replaceFirst("^expected: ", "")
                                .replaceAll("(?s)[^a-z ].*", "")
                                .strip()
                : "";
        return root.getClass().getSimpleName() + said + " at " + place(root.getStackTrace());
    }

    private static String place(StackTraceElement[] frames) {
        Optional<StackTraceElement> frame = Arrays.stream(frames)
                .filter(each -> each.getClassName().startsWith("org.dicechess."))
                .filter(each -> !each.getMethodName().startsWith("lambda$require")
                        && !each.getMethodName().equals("require"))
                .filter(each -> !each.getClassName().endsWith(".Claim"))
                .findFirst();
        return frame.map(each -> each.getFileName() + ":" + each.getLineNumber())
                .orElse("unknown");
    }

    Finding with(String shorter) {
        return new Finding(kind, signature, seed, shorter, message);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%s, seed %d: %s%n  %s%n  input (%d characters): %s",
                kind,
                seed,
                signature,
                cut(message),
                input.length(),
                cut(input).replace("\n", "\n  | "));
    }

    private static String cut(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + " ...";
    }
}
