/** Searches through decisions and chance nodes: expectiminimax with Star1 and Star2, and its plain reference. */
package org.dicechess.examples.players.search;
