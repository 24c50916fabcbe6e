/** A terminal host: lists, shows, counts, checks and plays variants. */
package org.dicechess.examples.console;
