/**
 * Makes definitions of variants that are written for Fairy-Stockfish.
 *
 * <p>{@link org.dicechess.examples.fairy.FairyImport} is the door. A text becomes sections ({@code IniReader}), a
 * section and those that it inherits from become what each key says ({@code Rules}), and this becomes the tree of a
 * definition ({@code GameWriter} and its parts), which is shortened and written ({@code Shortening}, {@code YamlText}).
 */
package org.dicechess.examples.fairy;
