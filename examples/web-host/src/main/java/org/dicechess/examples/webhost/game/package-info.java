/** Everything that touches rules: the table, its views, words and variants. */
package org.dicechess.examples.webhost.game;
