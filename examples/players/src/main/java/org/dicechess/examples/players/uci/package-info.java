/** The Universal Chess Interface, with an extension for dice. */
package org.dicechess.examples.players.uci;
