package org.dicechess.examples.webhost.game;

/** Says no to a request, in words for people and with a status of HTTP. Nothing has changed. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int status;
    private final String code;

    /**
     * Makes a refusal.
     *
     * @param status 400 to 599
     * @param code a stable word for programs, as {@code stale-version}
     * @param message a sentence for people
     */
    public Refusal(int status, String code, String message) {
        super(message);
        this.status = status;
        this.code = code;
    }

    /** Returns the status of HTTP. */
    public int status() {
        return status;
    }

    /** Returns the stable word. */
    public String code() {
        return code;
    }
}
