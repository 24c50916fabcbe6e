package org.dicechess.groovy;

import java.util.Map;
import java.util.Set;

/**
 * The result of compiling a script.
 *
 * @param classes the bytes of the classes by name, in the order of compilation
 * @param defined the hooks that the script defines, each with the line where its block begins
 * @param functions the names of the functions that the script defines
 */
record Compiled(Map<String, byte[]> classes, Map<HookWord, Integer> defined, Set<String> functions) {}
