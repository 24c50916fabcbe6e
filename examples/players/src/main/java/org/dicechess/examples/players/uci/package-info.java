/** The Universal Chess Interface for games without dice. */
package org.dicechess.examples.players.uci;
