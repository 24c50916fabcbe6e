package org.dicechess.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Moves of several legs and around circles. A course is written as its range, 0 for no limit, and its leaps; a
 * {@code ?} follows a leap after which the piece may stop. Every list was drawn on paper.
 */
class CourseTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "f[W-F]     | 2 0,1 1,1? ; 2 0,1 -1,1?",
                "b[W-F]     | 2 0,-1 1,-1? ; 2 0,-1 -1,-1?",
                "fr[F-W]    | 2 1,1 0,1? ; 2 1,1 1,0?",
                "lb[F-W]    | 2 -1,-1 0,-1? ; 2 -1,-1 -1,0?",
                "fr[F?R]    | 0 1,1? 0,1? ; 0 1,1? 1,0?",
                "fr[F-W-R]  | 0 1,1 0,1 0,1? ; 0 1,1 1,0 1,0?",
                "fr[F-W-R3] | 5 1,1 0,1 0,1? ; 5 1,1 1,0 1,0?",
                "r[W?B]     | 0 1,0? 1,1? ; 0 1,0? 1,-1?",
                "r[W?FF]    | 0 1,0? 1,1? ; 0 1,0? 1,-1?",
                "r[W?F1]    | 2 1,0? 1,1? ; 2 1,0? 1,-1?",
                "r[W-W?W]   | 3 1,0 1,0? 1,0?",
                "l[W-D-H]   | 3 -1,0 -2,0 -3,0?",
                "fr[A-F]    | 2 2,2 1,1?",
                "frN        | 1 2,1?",
                "fr[N-W]    | 2 2,1 1,0?",
                "fr[N-F]    | 2 2,1 1,1?",
                "fr[N-NN]   | 0 2,1 2,1?",
                "f[W-N]     | 2 0,1 1,2? ; 2 0,1 -1,2?",
                "fr[F-N]    | 2 1,1 1,2? ; 2 1,1 2,1?",
                "f[W-F-W]   | 3 0,1 1,1 1,0? ; 3 0,1 1,1 0,1? ; 3 0,1 -1,1 0,1? ; 3 0,1 -1,1 -1,0?",
                "f[(0,4)-F] | 2 0,4 1,1? ; 2 0,4 -1,1?",
            })
    void eachLegTurnsAsLittleAsItCan(String text, String courses) {
        assertThat(shown(text)).containsExactlyInAnyOrder(courses.split(" ; "));
    }

    @ParameterizedTest
    @CsvSource({
        "[W-F], 8",
        "[F-W], 8",
        "[F-W-R], 8",
        "[W-W], 4",
        "[N-W], 8",
        "[W-N], 8",
        "[W-F-W-F], 32",
        "qN, 16",
        "qC3, 16",
        "q[W?F], 8",
        "fqN, 4"
    })
    void aPieceHasTheCoursesOfAllItsDirections(String text, int courses) {
        assertThat(shown(text)).hasSize(courses).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rfqN3       | 3 1,2? 2,1? 2,-1? ; 3 1,2? -1,2? -2,1?",
                "rfqN        | 7 1,2? 2,1? 2,-1? 1,-2? -1,-2? -2,-1? -2,1? ; 7 1,2? -1,2? -2,1? -2,-1? -1,-2? 1,-2? 2,-1?",
                "fq[W?F]2    | 2 0,1? 1,1? ; 2 0,1? -1,1?",
                "fq[W-F]4    | 4 0,1 1,1? 1,0 1,-1? ; 4 0,1 -1,1? -1,0 -1,-1?",
                "fq[W?F]8    | 8 0,1? 1,1? 1,0? 1,-1? 0,-1? -1,-1? -1,0? -1,1? ; 8 0,1? -1,1? -1,0? -1,-1? 0,-1? 1,-1? 1,0? 1,1?",
                "frq[F?W]3   | 3 1,1? 1,0? 1,-1? ; 3 1,1? 0,1? -1,1?",
                "flq[F?W]2   | 2 -1,1? 0,1? ; 2 -1,1? -1,0?",
                "fq[D-A]2    | 2 0,2 2,2? ; 2 0,2 -2,2?",
                "frq[F?D]3   | 3 1,1? 2,0? 1,-1? ; 3 1,1? 0,2? -1,1?",
            })
    void aCircleTurnsTheSameWayLeapByLeap(String text, String courses) {
        assertThat(shown(text)).containsExactlyInAnyOrder(courses.split(" ; "));
    }

    @Test
    void aCircleWithoutANumberStopsBeforeItCloses() {
        assertThat(Betza.parse("q[F?W]")).isEqualTo(Betza.parse("q[F?W]7"));
        assertThat(Betza.parse("qZ")).isEqualTo(Betza.parse("qZ7"));
    }

    @ParameterizedTest
    @CsvSource({"[W-F], mc", "m[W-F], m", "c[W-F], c", "mcf[W-F], mc", "icqN, ci", "miq[W?F], mi"})
    void modesAreKept(String text, String modes) {
        assertThat(Betza.parse(text))
                .singleElement()
                .satisfies(ride -> assertThat(
                                (ride.quiet() ? "m" : "") + (ride.capture() ? "c" : "") + (ride.initial() ? "i" : ""))
                        .isEqualTo(modes));
    }

    @Test
    void bracketsCombineWithOtherAtoms() {
        assertThat(Betza.parse("N[F?R]qNW")).extracting(Ride::range).containsExactly(1, Ride.UNLIMITED, 7, 1);
        assertThat(Betza.parse("[F?R]").get(0).leaps())
                .isEqualTo(Betza.parse("F").get(0).leaps());
    }

    private static List<String> shown(String text) {
        return Betza.parse(text).stream()
                .flatMap(ride -> ride.courses().stream())
                .map(CourseTest::shown)
                .toList();
    }

    private static String shown(Course course) {
        StringBuilder shown = new StringBuilder().append(course.range() == Ride.UNLIMITED ? 0 : course.range());
        for (int at = 0; at < course.leaps().size(); at++) {
            Ride.Leap leap = course.leap(at);
            shown.append(' ').append(leap.dx()).append(',').append(leap.dy()).append(course.mayStop(at) ? "?" : "");
        }
        return shown.toString();
    }
}
