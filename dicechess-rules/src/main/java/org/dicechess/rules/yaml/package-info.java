/**
 * YAML as text with positions: bytes in, a tree of maps, lists and texts out, every refusal a problem with line and
 * column.
 *
 * <p>{@link org.dicechess.rules.yaml.YamlReader} refuses whatever costs memory or time, or means two things to two
 * readers. {@link org.dicechess.rules.yaml.Fields} gives a map its schema, one key at a time.
 */
@NullMarked
package org.dicechess.rules.yaml;

import org.jspecify.annotations.NullMarked;
