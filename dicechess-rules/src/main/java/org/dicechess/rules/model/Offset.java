package org.dicechess.rules.model;

/** The way from a square to another: so many files to the right and ranks up, as White sees the board. */
public record Offset(int files, int ranks) {}
