package org.dicechess.specs.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Cursor;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.specs.TestShare;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All callers get the same lists and maps, so no caller can change them. */
class HandedOutTest {

    private static final int DEPTH = 6;
    private static final int EVENTS = TestShare.of(8, 3);

    private final Set<String> seen = new HashSet<>();

    @ParameterizedTest
    @ValueSource(strings = {"chess960", "d4-d6-chess", "dice-chess-three", "chess-56"})
    void returnedListsAndMapsCannotBeChanged(String id) {
        Variant variant = Loader.create().scripts(GroovyScripts.confined()).load(id);
        look("variant", variant, DEPTH);
        GameRecord game = GameRecord.from(variant.start());
        for (int i = 0; i < EVENTS && !(game.node() instanceof Node.End); i++) {
            look("game", game, DEPTH);
            game = game.after(
                    game.node() instanceof Node.Decision decision
                            ? decision.events().get(0)
                            : ((Node.Chance) game.node()).outcomes().get(0).event());
        }
        look("turns", game.position().turns().positions(), 1);
        look("links", game.position().turns().links(0), 1);
        assertThat(seen)
                .contains(
                        "Position.node",
                        "Move.edits",
                        "Variant.options",
                        "Board.squares",
                        "GameRecord.events",
                        "Chance.outcomes");
    }

    /** Calls every method without arguments and examines the results. */
    private void look(String name, Object object, int depth) {
        if (object instanceof Optional<?> optional) {
            optional.ifPresent(value -> look(name, value, depth));
        } else if (object instanceof Collection<?> collection) {
            assertThatThrownBy(() -> collection.add(null), name).isInstanceOf(UnsupportedOperationException.class);
            collection.stream().limit(2).forEach(each -> look(name, each, depth - 1));
        } else if (object instanceof Map<?, ?> map) {
            assertThatThrownBy(() -> map.put(null, null), name).isInstanceOf(UnsupportedOperationException.class);
        } else if (depth > 0
                && !(object instanceof Cursor)
                && object.getClass().getName().startsWith("org.dicechess")) {
            for (Class<?> type : types(object.getClass())) {
                for (Method method : type.getMethods()) {
                    if (method.getParameterCount() == 0 && !Modifier.isStatic(method.getModifiers()) && ofApi(method)) {
                        seen.add(type.getSimpleName() + "." + method.getName());
                        look(name + "." + method.getName(), value(method, object), depth - 1);
                    }
                }
            }
        }
    }

    private static boolean ofApi(Method method) {
        Class<?> type = method.getReturnType();
        return !type.isPrimitive()
                && !type.isEnum()
                && method.getDeclaringClass() != Object.class
                && !method.getName().equals("cursor")
                && !method.getName().equals("turns")
                && !method.getName().equals("variant")
                && !method.getName().equals("before");
    }

    private static Object value(Method method, Object object) {
        try {
            return method.invoke(object);
        } catch (ReflectiveOperationException refused) {
            return Optional.empty();
        }
    }

    /** Returns the public types of the API that an object has. */
    private static Set<Class<?>> types(Class<?> of) {
        Set<Class<?>> types = new HashSet<>();
        for (Class<?> type = of; type != null; type = type.getSuperclass()) {
            add(type, types);
        }
        return types;
    }

    private static void add(Class<?> type, Set<Class<?>> types) {
        if (type.getPackageName().equals("org.dicechess") && Modifier.isPublic(type.getModifiers())) {
            types.add(type);
        }
        for (Class<?> parent : type.getInterfaces()) {
            add(parent, types);
        }
    }
}
