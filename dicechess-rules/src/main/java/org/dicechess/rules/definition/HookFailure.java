package org.dicechess.rules.definition;

import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.spi.HookException;

/** A hook failed when it was asked; carries the place in the definition that names it, or that it cannot use. */
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

    /** The code of the problem: {@code E-HOOK}, or {@code E-REQUIRED} where the hook asked for what it is not given. */
    public String code() {
        return code;
    }

    /** The place in the definition. */
    public Location location() {
        return location;
    }

    /** The path of that place. */
    public String path() {
        return path;
    }
}
