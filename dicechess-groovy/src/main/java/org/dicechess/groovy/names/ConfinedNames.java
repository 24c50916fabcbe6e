package org.dicechess.groovy.names;

import groovy.lang.GroovyClassLoader;
import java.io.InputStream;
import java.net.URL;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.control.ClassNodeResolver;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.CompilerConfiguration;
import org.codehaus.groovy.control.ErrorCollector;
import org.codehaus.groovy.control.Phases;
import org.codehaus.groovy.control.messages.Message;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Square;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;
import org.dicechess.spi.Waypoint;
import org.jspecify.annotations.Nullable;

/**
 * The third gate of confined scripts: a compilation that resolves only listed type names, and finds neither compiler
 * plug-ins nor extension modules on the class path of the host.
 */
public final class ConfinedNames extends ClassNodeResolver {

    private static final Map<String, Class<?>> KNOWN = Map.ofEntries(
            known(Object.class),
            known(String.class),
            known(Integer.class),
            known(Long.class),
            known(Boolean.class),
            known(Math.class),
            known(List.class),
            known(Map.class),
            known(Set.class),
            known(Collection.class),
            known(groovy.lang.Closure.class),
            known(groovy.lang.GString.class),
            known(org.codehaus.groovy.runtime.GStringImpl.class),
            known(Square.class),
            known(Direction.class),
            known(Color.class),
            known(Spot.class),
            known(Waypoint.class),
            known(Piece.class),
            known(PieceType.class),
            known(Look.class),
            known(Effect.class),
            known(CapturedRule.Fate.class));

    /** Types that the compiler writes where values of several types meet. CodeGate replaces them by simpler ones. */
    private static final Map<String, Class<?>> MET = Map.ofEntries(
            known(java.util.ArrayList.class),
            known(java.util.LinkedHashMap.class),
            known(java.util.LinkedHashSet.class),
            known(java.util.HashMap.class),
            known(java.util.HashSet.class),
            known(java.util.AbstractCollection.class),
            known(java.util.AbstractMap.class),
            known(java.util.Map.Entry.class),
            known(java.util.Iterator.class),
            known(Iterable.class),
            known(java.io.Serializable.class),
            known(Comparable.class),
            known(Cloneable.class),
            known(java.util.RandomAccess.class),
            known(java.lang.constant.Constable.class),
            known(java.lang.constant.ConstantDesc.class),
            known(Enum.class),
            known(Number.class),
            known(CharSequence.class),
            known(groovy.lang.Range.class),
            known(groovy.lang.IntRange.class),
            known(groovy.lang.Reference.class));

    /** Shared by all scripts, as it loads nothing of theirs. */
    private static final GroovyClassLoader COMPILER_CLASSES = new GroovyClassLoader(new NoResources());

    private ConfinedNames() {}

    public static CompilationUnit unit(CompilerConfiguration configuration) {
        CompilationUnit unit = new Unit(configuration);
        unit.setClassNodeResolver(new ConfinedNames());
        unit.addFirstPhaseOperation(
                (source, context, type) -> {
                    new LoopVariables(source).visitClass(type);
                    BoundedTypes.check(unit, source, type);
                },
                Phases.INSTRUCTION_SELECTION);
        unit.addPhaseOperation(
                (source, context, type) -> new LoopTypes(source, type).visitClass(type), Phases.CLASS_GENERATION);
        return unit;
    }

    @Override
    public @Nullable LookupResult resolveName(String name, CompilationUnit unit) {
        boolean known = unit.getPhase() < Phases.CLASS_GENERATION || !MET.containsKey(name);
        Class<?> type = known ? KNOWN.get(name) : MET.get(name);
        return type == null ? null : new LookupResult(null, ClassHelper.make(type));
    }

    @Override
    public @Nullable LookupResult findClassNode(String name, CompilationUnit unit) {
        return resolveName(name, unit);
    }

    private static Map.Entry<String, Class<?>> known(Class<?> type) {
        return Map.entry(type.getName(), type);
    }

    /**
     * A compilation that ends at the first mistake: only the first is reported, and after it the work of the compiler
     * may grow without bound.
     */
    private static final class Unit extends CompilationUnit {

        Unit(CompilerConfiguration configuration) {
            super(configuration, null, COMPILER_CLASSES, COMPILER_CLASSES);
            errorCollector = new FirstMistake(configuration);
        }
    }

    /** Fails at the first mistake. */
    private static final class FirstMistake extends ErrorCollector {

        private static final long serialVersionUID = 1L;

        FirstMistake(CompilerConfiguration configuration) {
            super(configuration);
        }

        @Override
        public void addErrorAndContinue(Message mistake) {
            super.addErrorAndContinue(mistake);
            failIfErrors();
        }
    }

    /** Groovy's own classes without resources, so that no service of the class path takes part in a compilation. */
    private static final class NoResources extends ClassLoader {

        NoResources() {
            super(GroovyClassLoader.class.getClassLoader());
        }

        @Override
        public @Nullable URL getResource(String name) {
            return null;
        }

        @Override
        public Enumeration<URL> getResources(String name) {
            return Collections.emptyEnumeration();
        }

        @Override
        public @Nullable InputStream getResourceAsStream(String name) {
            return null;
        }
    }
}
