/** A host with computer players for every variant: commands that compare, train and match them. */
package org.dicechess.examples.players;
