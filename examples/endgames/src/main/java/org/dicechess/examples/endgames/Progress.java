package org.dicechess.examples.endgames;

/** Is told the progress of a long computation. */
@FunctionalInterface
interface Progress {

    /** Ignores the progress. */
    Progress NONE = (what, done) -> {};

    /**
     * Reports progress.
     *
     * @param what the present part of the work
     * @param done the finished share of that part, 0 to 1
     */
    void at(String what, double done);
}
