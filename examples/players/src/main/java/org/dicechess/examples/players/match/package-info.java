/** Matches between two players, their statistics, and positions from random games. */
package org.dicechess.examples.players.match;
