package org.dicechess.examples.endgames;

/** Is told how far a long computation is. */
@FunctionalInterface
interface Progress {

    /** Nobody looks. */
    Progress NONE = (what, done) -> {};

    /**
     * The work goes on.
     *
     * @param what the present part of the work
     * @param done its share that is done, 0 to 1
     */
    void at(String what, double done);
}
