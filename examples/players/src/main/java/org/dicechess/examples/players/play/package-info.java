/** Players that choose events, made by name. */
package org.dicechess.examples.players.play;
