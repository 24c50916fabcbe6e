/** Measures how fast the library is, with fairy-stockfish as the yardstick in the same run. */
package org.dicechess.examples.benchmarks;
