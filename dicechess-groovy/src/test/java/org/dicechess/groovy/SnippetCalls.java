package org.dicechess.groovy;

import java.util.List;
import java.util.Random;

/**
 * Calls and statements for {@link Snippets}, as lines in which a sign stands for a random value: {@code #n} a number, {@code #l} one of
 * 64 bits, {@code #t} a text, {@code #b} a truth value, {@code #x} a list of numbers, {@code #w} a list of texts, {@code #m} a map,
 * {@code #q} a square, a direction or a side, {@code #o} the option of a case, {@code #a} anything, {@code #c} a comparison.
 */
final class SnippetCalls {

    private static final List<String> NUMBERS = lines("""
            #x.max { j++; it }
            #x.min { j++; -it }
            (#x.max { p, q -> j++; p <=> q } ?: 0)
            (#x.min { p, q -> j++; q <=> p } ?: 0)
            (#w.max { j++; it.length() } ?: '').length()
            #n.mod(3)
            (#n).mod(#n)
            (#n).remainder(3)
            Math.floorMod(#n, 3)
            Math.floorDiv(#n, 3)
            (#n).next()
            (#n).previous()
            (#n <=> #n)
            (#t <=> #t)
            (NORTH <=> EAST)
            (from.square() <=> from.square())
            #t.compareTo(#t)
            m.size()
            m.getOrDefault(#t, #n)
            (m.get(#t) ?: #n)
            (m.remove(#t) ?: #n)
            (m.put(#t, #n) ?: 7)
            m.keySet().size()
            m.values().sum()
            m.values().count { it > 1 }
            m.keySet().count { it > 'a' }
            xs.remove(0)
            xs.removeAt(0)
            xs.set(0, #n)
            (xs[0] = #n)
            (j = #n)
            from.square().rank()
            from.ray(NORTH).size()
            from.ray(NORTH).sum { it.rank() }
            twice(#n)
            plus(#n, #n)
            (#x as Set).size()
            #x.toSet().size()
            #x.collect { "${it % 2}" }.unique().size()
            #w.indexOf(#t)
            ws.indexOf(g)
            #x.sum { it + 1 }
            #x.inject(0) { p, q -> j++; p + q }
            (#x.first() + #x.last())
            #x.head()
            #x.get(0)
            #x.getAt(-1)
            add.call(#n)
            add(#n)
            """);

    private static final List<String> BIGS = lines("""
            (#l).mod(5)
            (#n as long)
            (long) #n
            Math.max(#l, #l)
            (l <<= 1)
            (l += #n)
            (#l >> 2)
            (#l & 255)
            (-#l)
            """);

    private static final List<String> TRUTHS = lines("""
            (#a in #o)
            (#a !in #o)
            (#q in #o)
            (#q == #q)
            (#q == #t)
            (#a == #a)
            (#a != #a)
            (#o == #o)
            ([#a, #a] == [#a, #a])
            [#a, #a].contains(#a)
            ([#a] - [#a]).isEmpty()
            ([#a, #a].unique().size() == 1)
            (#x.iterator() ? true : false)
            #x.iterator().hasNext()
            (g == #t)
            (#t == g)
            (g < #t)
            g.contains(#t)
            ws.contains(g)
            (g instanceof String)
            (g in #w)
            (#t in [g])
            m.containsKey(g.toString())
            (m.keySet() == (#w as Set))
            (m.values().toList() == #x)
            m.keySet().contains(#t)
            m.values().contains(#n)
            m.isEmpty()
            (o == #b)
            (o ? true : false)
            (mb[#t] ? true : false)
            xs.add(#n)
            xs.addAll(#x)
            (es << #n).isEmpty()
            es.add(#n)
            es.contains(#n)
            es.addAll(#x)
            (es == (#x as Set))
            (#n in es)
            (#l in es)
            (#l in #x)
            (#n in (0L..3L))
            (#l in (0L..3L))
            (0L..3L).contains(#n)
            (#n instanceof Integer)
            (#l instanceof Long)
            (#x instanceof List)
            (#a instanceof Collection)
            NORTH.isVertical()
            (from.square() < from.square())
            #t.isEmpty()
            #w.any { it #c #t }
            #w.every { it #c #t }
            """);

    private static final List<String> TEXTS = lines("""
            "#t|${#a}"
            g.toString()
            (g + #t)
            (g + #n)
            (g + g)
            (#t + g)
            g.toUpperCase()
            g.reverse()
            g.capitalize()
            'ßa'.capitalize()
            g[0]
            g[-1]
            g[0..1]
            g.tokenize('n').join('+')
            #x.join(null)
            #w.join()
            [#a, #a].join(#t)
            [#a, #a].toString()
            (#a as String)
            #q.toString()
            (#t * #n)
            g * 2
            "${lazy}${xs}"
            lazy.toString()
            #x.collect { "<$it>" }.join('')
            "${#x.collect { p -> "${p}" }}"
            "${m.keySet()}${m.values()}"
            "${es}"
            name(#t)
            name("${#n}")
            #w.inject('') { p, q -> p + q }
            "${#x.iterator() ? 1 : 2}"
            (#w.find { it #c #t } ?: #t)
            (#b ? g : #t)
            (#b ? "<${#n}>" : #t)
            """);

    private static final List<String> LISTS = lines("""
            m.values().toList()
            m.values().sort()
            m.values().collect { it + 1 }
            m.values().findAll { it > 1 }
            es.toList()
            es.sort()
            es.toSorted()
            es.take(1)
            es.drop(1)
            (es + #x).toList()
            (es - #x).toList()
            (es as List)
            (#x as List)
            (#x + #x).unique()
            (#x << #n)
            #x.each { j += it }
            #x.eachWithIndex { p, q -> j += q }
            (#n..#n).toList()
            (0..<3).reverse()
            from.ray(NORTH).collect { it.rank() }
            from.ray(NORTH).toSorted { -it.rank() }.collect { it.rank() }
            #w.collect { it.length() }
            [#x, #x].collectMany { it }
            [#x, #x].flatten()
            [[1, 2], [3, 4]].collect { p, q -> p * q }
            [#x, #x].sort { it.size() }.flatten()
            #x.toSorted { p, q -> q <=> p }
            #x.toList().sort { j++; it % 3 }
            #x.sort(false) { it % 2 }
            xs.unique()
            xs.sort()
            xs.sort { p, q -> q - p }
            #x.dropWhile { it > 1 }
            [#n, #n, #n]
            (0L..2L).collect { it as int }
            """);

    private static final List<String> OTHERS = lines("""
            [g, #t]
            [g].contains(#t)
            [g, g].unique()
            [#t, g].unique()
            #x.collect { "n$it" }
            #x.collect { "n$it" }.sort()
            #x.collect { "n$it" } - [#t]
            #x.collect { "n$it" }.contains(#t)
            #x.collect { "n$it" } == #w
            #x.groupBy { "n$it".toString() }
            #x.groupBy { "n$it" }
            #w.groupBy { it }
            #x.collectEntries { [it, "n$it"] }
            #x.collectEntries { ["n$it", it] }
            [(#t): g]
            [(g): #n]
            [(#q): #n]
            [(#n): #a]
            [(#q): #n][#q]
            [(#n): #t][#l]
            [#q, #q].unique()
            [#q, #q].indexOf(#q)
            ([#q, #q] as Set)
            ([#n, #l] as Set).size()
            [#n, #l].unique()
            [#n, #l].max()
            [#l, #n].min()
            [#n, #l].sum()
            (#b as Boolean)
            (mb[#t] as Boolean)
            o
            mb
            (#n as Long)
            (#l as Integer)
            (int) #l
            (Integer) #n
            [#a].toSet()
            [[#a], [#a]].contains([#a])
            [[#n]].indexOf([#l])
            m.collect { e -> "${e.key}=${e.value}" }
            m.findAll { e -> e.value > 1 }
            m.each { k, v -> j += v }
            m.collectEntries { e -> [e.value, e.key] }
            m.collectEntries { k, v -> [(v): k] }
            from.walk(NORTH, NORTH)
            from.ray(NORTH).take(2)
            from.ray(NORTH).groupBy { it.rank() % 2 }
            from.ray(NORTH).collectEntries { [it, it.rank()] }
            from.ray(NORTH).find { it.rank() > 5 }
            from.ray(NORTH).collect { "$it" }
            from.ray(NORTH)*.text()
            [from.square(), 'e4'].unique().size()
            from.turned(EAST)
            es
            lazy
            #x.collect { }
            #x.collect { if (it > 1) it }
            #x.collect { it > 1 ? it : null }
            #x.find { it > 9 }
            (1..3)
            [0..1, #x]
            (1L..2L)
            #x.sum()
            [#x, #w]
            [1: #a, 2: #a]
            """);

    private static final List<String> STATEMENTS = lines("""
            xs[0] = (i = #n)
            xs[j] = j++
            xs[(j = 1)] = j
            xs[j++] = j
            m[s] = (s = #t).length()
            m[g] = #n
            m["${i}"] = #n
            m.put("${i}".toString(), #n)
            m.a = #n
            m.a += #n
            m['b'] += #n
            def k = 'a'; m[k] += (k = 'b').length()
            int k = 0; xs[k] += (k = 1)
            int k = 0; xs[k] += k++
            o = mb[#t]
            o = #b
            mb[#t] = #b
            mb[#t] = null
            es << #n
            es += #x
            es -= #n
            es = #x as Set
            lazy = "${xs}"
            xs = xs
            def ys = xs; ys << #n
            def ys = xs.take(2); ys << #n
            def ys = xs[0..1]; ys[0] = #n
            def ys = xs.toList(); ys[0] = #n; j += ys.size()
            def ks = m.keySet(); m[#t] = 5; j += ks.size()
            def vs = m.values(); m[#t] = 5; j += vs.sum()
            xs.addAll(#x)
            xs << #n << #n
            xs.set(0, #n)
            xs.set(-1, #n)
            xs[xs.size()] = #n
            3.times { j += it }
            (#n).times { if (it < 5) { j += it } }
            1.upto(#n) { if (it < 5) { j += it } }
            3.downto(#n) { if (it > -5) { j += it } }
            1.upto(3L) { last0 << it }
            int n = 0; while (n < 4) { n++; if (n == 2) { continue }; j += n }
            int n = 0; do { n++ } while (n < #n && n < 6); j += n
            outer: for (p in #x) { for (q in 1..3) { if (q == 2) { continue outer }; if (p > 3) { break outer }; j += p } }
            for (p in m) { s += p.key + p.value }
            for (p in #w) { s += p }
            for (p in es) { j += p }
            def f = { p -> j += 2; p }; f(#n)
            def f = { int p -> p + i }; i = 5; j += f(#n)
            def (p, q) = [#n, #n]; j += p - q
            Integer p = #n; p += 2; p *= 3; j += p
            Long p = #l; p += 2; l = p
            long p = #n; p <<= 2; p |= 1; l += p
            i <<= 1
            i |= 8
            i &= 6
            i ^= 3
            i %= 4
            b &= #b
            b |= #b
            b ^= #b
            last0 << #a
            last0 << (#b ? #n : null)
            last0 = [#a, #a]
            s += g
            s = g
            s = "${#a}"
            if (#a) { j += 3 } else { j -= 3 }
            if (#x.iterator()) { j++ }
            if (m[#t]) { j++ }
            switch (#q) { case #o: j += 2; break; case #o: j += 5; break; default: j += 7 }
            switch (#a) { case #o: j += 2; case #o: j += 5; break; default: j += 7 }
            switch (#a) { case #o: j += 2; break; case #o: j += 5; break }
            """);

    private static final List<String> OPTIONS = lines("""
            'e4'
            'NORTH'
            'WHITE'
            '1'
            '0'
            'true'
            'a'
            g
            s
            from.square()
            NORTH
            EAST
            BLACK
            WHITE
            1
            0L
            97
            i
            l
            true
            null
            [1, 2]
            ['a', 'e4']
            [NORTH, from.square(), 1, 'a']
            (0..2)
            (0L..2L)
            es
            m
            mb
            [(NORTH): 1]
            { it == 'a' }
            Integer
            Long
            String
            Square
            Direction
            List
            xs
            #t
            #n
            """);

    private static final List<String> PLACES = List.of("from.square()", "NORTH", "EAST", "WHITE", "BLACK", "from.side()", "from.facing()",
            "from.ray(NORTH)[0]", "NORTH.turned(2)");

    private final Random random;
    private final Snippets snippets;

    SnippetCalls(Random random, Snippets snippets) {
        this.random = random;
        this.snippets = snippets;
    }

    String number(int depth) {
        return filled(NUMBERS, depth);
    }

    String big(int depth) {
        return filled(BIGS, depth);
    }

    String truth(int depth) {
        return filled(TRUTHS, depth);
    }

    String text(int depth) {
        return filled(TEXTS, depth);
    }

    String list(int depth) {
        return filled(LISTS, depth);
    }

    String any(int depth) {
        return filled(OTHERS, depth);
    }

    String statement(int depth) {
        return filled(STATEMENTS, depth).replace("; ", "\n");
    }

    String option(int depth) {
        return filled(OPTIONS, depth);
    }

    private String filled(List<String> lines, int depth) {
        String line = lines.get(random.nextInt(lines.size()));
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < line.length(); at++) {
            if (line.charAt(at) == '#') {
                at++;
                text.append(value(line.charAt(at), depth - 1));
            } else {
                text.append(line.charAt(at));
            }
        }
        return text.toString();
    }

    private String value(char sign, int depth) {
        return switch (sign) {
            case 'n' -> snippets.number(depth);
            case 'l' -> snippets.big(depth);
            case 't' -> snippets.text(depth);
            case 'b' -> snippets.truth(depth);
            case 'x' -> snippets.list(depth);
            case 'w' -> snippets.words(depth);
            case 'm' -> snippets.map(depth);
            case 'o' -> depth < 0 ? "1" : option(depth);
            case 'q' -> PLACES.get(random.nextInt(PLACES.size()));
            case 'c' -> snippets.comparison();
            case 'a' -> random.nextInt(4) == 0 ? value('q', depth) : snippets.any(depth);
            default -> throw new AssertionError("no value for #" + sign);
        };
    }

    private static List<String> lines(String block) {
        return block.lines().toList();
    }
}
