package org.dicechess.spi;

/**
 * Turns the text of scripts into hooks. A host that trusts the scripts of a definition hands one to its loader.
 *
 * @since 0.1
 */
public interface ScriptCompiler {

    /** The file ending of its scripts, without the dot: {@code groovy}. */
    String ending();

    /**
     * The hook of this type that a script defines.
     *
     * @param name the script's name for messages, as {@code d4-d6-chess/gato.groovy}
     * @param text the script
     * @param type the type of the hook: {@link StepRule}, {@link FacingRule}, {@link PathRule}, {@link MoveRule},
     *     {@link CaptureRule}, {@link CapturedRule} or {@link EndRule}
     * @throws HookException if the script cannot be compiled or defines no hook of this type; hooks themselves throw it
     *     when they fail, with their line
     */
    <T> T compile(String name, String text, Class<T> type);
}
