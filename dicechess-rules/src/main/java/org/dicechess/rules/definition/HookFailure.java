package org.dicechess.rules.definition;

import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.YamlText;

/** A hook failed when it was asked at load; carries the place in the definition that names it. */
public final class HookFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Where the definition names the hook. */
    private final transient Location location;

    /** The path of that place. */
    private final String path;

    HookFailure(YamlText reference, String message, RuntimeException cause) {
        super(message, cause);
        this.location = reference.location();
        this.path = reference.path();
    }

    /** Where the definition names the hook. */
    public Location location() {
        return location;
    }

    /** The path of that place. */
    public String path() {
        return path;
    }
}
