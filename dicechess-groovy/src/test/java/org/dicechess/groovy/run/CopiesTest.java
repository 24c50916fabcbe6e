package org.dicechess.groovy.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Parts of collections are copies, and a search among keys does not touch keys of another type. */
class CopiesTest {

    static List<Collection<Object>> sources() {
        Map<Object, Object> map = new LinkedHashMap<>(Map.of(1, 4, 2, 5, 3, 6));
        List<Object> list = new ArrayList<>(List.of(1, 2, 3));
        return List.of(list, list.subList(0, 2), new LinkedHashSet<>(list), map.keySet(), Maps.values(map));
    }

    @ParameterizedTest
    @MethodSource("sources")
    void partsAreCopiesOfTheirOwn(Collection<Object> source) {
        for (Collection<?> part : answer(() -> List.of(
                Lists.take(source, 1),
                Lists.drop(source, 1),
                Lists.tail(source),
                Lists.take(Lists.drop(source, 1), 1),
                Lists.take(source, 0)))) {
            assertThat(part.getClass()).isIn(ArrayList.class, LinkedHashSet.class);
        }
    }

    @Test
    void aPartOfARangeIsACopy() {
        assertThat(answer(() -> Lists.drop(Ranges.range(1, 9), 7)))
                .isExactlyInstanceOf(ArrayList.class)
                .isEqualTo(List.of(8, 9));
    }

    @Test
    void aNumberIsNotSearchedAmongTexts() {
        Set<Object> texts = new LinkedHashSet<>(Set.of("a")) {
            private static final long serialVersionUID = 1L;

            @Override
            public boolean contains(Object element) {
                throw new AssertionError("searched for " + element);
            }
        };

        assertThat(answer(() -> Keys.has(texts, 97))).isFalse();
        assertThatThrownBy(() -> answer(() -> Keys.has(texts, "a")))
                .as("a text is searched")
                .isInstanceOf(AssertionError.class);
    }

    private static <T> T answer(java.util.function.Supplier<T> question) {
        return Meter.metered(cost -> {}, question);
    }
}
