/** Finds values of pieces in games that a player plays against itself. */
package org.dicechess.examples.players.train;
