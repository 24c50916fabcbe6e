/** What positions and games are worth: best choices, chances of rolls, and reviews of whole games. */
package org.dicechess.examples.players.analysis;
