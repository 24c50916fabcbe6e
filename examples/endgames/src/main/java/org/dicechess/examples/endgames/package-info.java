/** A host that solves endings: every placement of a few pieces, by value iteration over whole turns. */
package org.dicechess.examples.endgames;
