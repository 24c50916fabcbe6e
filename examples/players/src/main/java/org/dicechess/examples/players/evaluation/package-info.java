/** What a position of any variant is worth, from the definition alone: values of pieces, squares and goals. */
package org.dicechess.examples.players.evaluation;
