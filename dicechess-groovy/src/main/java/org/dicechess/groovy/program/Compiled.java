package org.dicechess.groovy.program;

import java.util.Map;
import java.util.Set;
import org.dicechess.groovy.text.HookWord;

/**
 * The result of compiling a script.
 *
 * @param classes the bytes of the classes by name, in the order of compilation
 * @param defined the hooks that the script defines, each with the line where its block begins
 * @param functions the names of the functions that the script defines
 */
public record Compiled(Map<String, byte[]> classes, Map<HookWord, Integer> defined, Set<String> functions) {}
