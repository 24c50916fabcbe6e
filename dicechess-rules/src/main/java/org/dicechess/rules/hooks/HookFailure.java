package org.dicechess.rules.hooks;

import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.spi.HookException;

/**
 * Thrown when a call of a hook failed. Carries the place of the hook, or of the value that it cannot use, in the
 * definition.
 */
public final class HookFailure extends HookException {

    private static final long serialVersionUID = 1L;

    /** The place in the definition. */
    private final transient Location location;

    /** The path of that place. */
    private final String path;

    /** The code of the problem. */
    private final String code;

    HookFailure(YamlNode where, String code, int line, String message, RuntimeException cause) {
        super(line, message);
        initCause(cause);
        this.location = where.location();
        this.path = where.path();
        this.code = code;
    }

    /** Returns the code of the problem: {@code E-HOOK}, or {@code E-REQUIRED} if the hook asked for an absent value. */
    public String code() {
        return code;
    }

    /** Returns the place in the definition. */
    public Location location() {
        return location;
    }

    /** Returns the path of that place. */
    public String path() {
        return path;
    }
}
