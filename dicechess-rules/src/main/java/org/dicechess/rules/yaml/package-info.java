/**
 * Reads YAML from bytes to a tree of maps, lists and texts with locations, and reports problems with line and column.
 *
 * <p>{@link org.dicechess.rules.yaml.YamlReader} refuses files that cost too much memory or time, and syntax that other
 * YAML readers read in another way. {@link org.dicechess.rules.yaml.Fields} reads a map key by key.
 */
@NullMarked
package org.dicechess.rules.yaml;

import org.jspecify.annotations.NullMarked;
