/**
 * The bundled variants and the test kit: rule cases, perft, properties of seeded games and playthroughs, as checks for
 * any test framework.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> keepsItsRules() throws IOException {
 *     Variant variant = VariantSpec.variant("my-game");
 *     String cases = Files.readString(Path.of("my-game/cases.txt"));
 *     return Stream.of(VariantSpec.cases(variant, cases), VariantSpec.properties(variant.start(), 1, 300))
 *             .flatMap(List::stream)
 *             .map(check -> DynamicTest.dynamicTest(check.name(), check::run));
 * }
 * }</pre>
 */
@NullMarked
package org.dicechess.specs;

import org.jspecify.annotations.NullMarked;
