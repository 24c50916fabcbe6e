package org.dicechess.examples.webhost;

/** A worker that never answers, as if a definition looped. */
public final class SlowWorker {

    private SlowWorker() {}

    /** Loops. */
    public static void main(String[] args) {
        System.out.println("ready");
        long count = 0;
        while (true) {
            count = count * 31 + 1;
        }
    }
}
