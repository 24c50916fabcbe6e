package org.dicechess.spi;

/**
 * Compiles scripts to hooks. A host that allows the scripts of a definition passes a compiler to its loader.
 *
 * @since 0.1
 */
public interface ScriptCompiler {

    /** Returns the file extension of its scripts, without the dot: {@code groovy}. */
    String ending();

    /**
     * Returns the hook of this type that a script defines.
     *
     * @param name the name of the script in messages, as {@code d4-d6-chess/gato.groovy}
     * @param text the script
     * @param type the type of the hook: {@link StepRule}, {@link FacingRule}, {@link PathRule}, {@link MoveRule},
     *     {@link CaptureRule}, {@link CapturedRule}, {@link EndRule} or {@link ConditionRule}
     * @throws HookException if the script cannot be compiled or defines no hook of this type. The hook throws it, too,
     *     with the line in the script, when it fails
     */
    <T> T compile(String name, String text, Class<T> type);
}
