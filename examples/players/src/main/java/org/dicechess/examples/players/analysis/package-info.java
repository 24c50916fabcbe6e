/** What values of positions mean for people. */
package org.dicechess.examples.players.analysis;
