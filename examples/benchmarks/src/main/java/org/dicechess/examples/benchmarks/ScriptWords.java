package org.dicechess.examples.benchmarks;

import java.util.List;

/** What confined scripts can write: every method of the library and every operator, in the slowest known form. */
final class ScriptWords {

    /** Statements before the loop in which a word is measured. */
    static final String BEFORE = """
            int n = 0
            int k = 123
            long w = 5000000000L
            Object o = 5
            boolean t = true
            String s = 'a knight of the realm'
            String longer = 'abcdefghijklmnop' * 100
            List<Integer> xs = (1..30).toList()
            List<Integer> one = [7]
            List<Integer> none = one.take(0)
            Set<Object> noSet = none as Set
            Map<String, Integer> noMap = [:]
            String blank = ''
            List<Object> deep = [[1, 2, [3]], [4, [5]]]
            List<String> ws = 'a b c d e f g h'.tokenize()
            List<Square> ray = piece.ray(NORTH)
            Set<Object> set = xs as Set
            Map<String, Integer> m = [a: 1, b: 2, c: 3]
            List<Integer> large = (1..900).toList()
            List<Integer> part = large.take(1)
            List<Integer> slice = large[0..0]
            Set<Object> few = large.take(1) as Set
            List<String> same = ['']
            7.times { same = same.collectMany { [it + 'Aa', it + 'BB'] } }
            Set<Object> clash = same as Set
            def move = look.go('e5')
            """;

    /** One or more statements each; {@code piece} is the spot, {@code look} the look. */
    static final List<String> ALL = """
            piece.square()
            piece.side()
            piece.facing()
            piece.in('area149')
            piece.towards('top')
            piece.walk(NORTH, NORTH_EAST, NORTH)
            piece.ray(NORTH)
            piece.turned(EAST)
            piece.at(piece.square()).file()
            piece.rank()
            piece.neighbours()
            piece.given('ways')
            piece.directions('ways')
            look.side()
            look.squares()
            look.square('e4')
            look.at(piece.square()).isPresent()
            look.at(piece.square()).get().type().name()
            look.isEmpty(piece.square())
            look.has(piece.square(), WHITE)
            look.has(piece.square(), WHITE, 'ant')
            look.squaresOf(WHITE, 'ant')
            look.count(WHITE, 'ant')
            look.in(piece.square(), 'area149', WHITE)
            look.area('everywhere', WHITE)
            look.neighbours(piece.square())
            look.attackers(piece.square(), WHITE)
            look.counter('quiet')
            look.number('fury', WHITE)
            look.go(piece.square())
            look.go('e5')
            move.taking(piece.square())
            move.shifting(piece.square(), piece.square())
            move.changing(piece.square(), 'ant')
            move.facing(NORTH)
            rides(ray)
            moves(ray)
            captures(ray)
            through(ray)
            over(piece.square())
            overEnemy(piece.square())
            leap(piece.square())
            ray[0].text()
            ray[0].file() + ray[0].rank()
            NORTH.turned(k)
            NORTH.files() + NORTH.ranks()
            WHITE.opponent()
            NORTH.vertical || NORTH.diagonal
            "${piece.square()} ${NORTH} ${k}"
            piece.square().toString()
            s + k
            s + s
            s.concat(s)
            s * 20
            s.capitalize()
            s.toUpperCase()
            longer.toUpperCase()
            longer.toLowerCase()
            longer.reverse()
            s.padLeft(40)
            s.padRight(40)
            longer.contains('pab')
            longer.contains('aaaaaaaaaaaaaaaaaaab')
            longer.startsWith(longer)
            longer.endsWith(longer)
            longer.size()
            longer.length()
            "$longer$s".length()
            "$longer$k" == longer
            "${longer}".reverse()
            String z = "$k and $k"
            "$k" in ['a', 'b', '123']
            longer.isEmpty()
            longer.tokenize('ap')
            s.tokenize()
            longer[5]
            s[1..-1]
            s[0..<5]
            longer == longer + ''
            longer < longer + 'x'
            xs.join(',')
            ws.join(',')
            k = k + 1
            w = w * k - 1
            w = w % 1000003 + 5000000000L
            k.intdiv(7)
            w.intdiv(7L)
            k % 7
            k.mod(7)
            k.remainder(7)
            (k & 7) | (k ^ 5)
            k << 3
            k >> 1
            o = -k
            k++
            k--
            k.next() + k.previous()
            k.plus(1).minus(2).multiply(3)
            k.abs()
            Math.abs(k)
            Math.max(k, 3) + Math.min(k, 3)
            Math.floorMod(k, 7) + Math.floorDiv(k, 7)
            k < 5 && k <= 6 || k > 7 && k >= 8
            k == 5 || k != 6
            k <=> 5
            o <=> 5
            'a'.compareTo('b')
            o == 5
            o != 5
            t ^ false
            if (o) { n }
            k as String
            (Integer) o
            (String) ws[0]
            (int) o
            o instanceof Integer
            xs as Set
            set as List
            [1, 2, 3, 4, 5, 6, 7, 8]
            [a: 1, b: 2, c: 3, d: 4]
            1..20
            1..<20
            [k, k, k]
            []
            [:]
            xs.add(1); xs.remove(0)
            xs << 1; xs.removeAt(0)
            one.addAll(xs); one = [7]
            xs.contains(99)
            set.contains(5)
            99 in xs
            99 !in xs
            xs.indexOf(99)
            xs.get(3)
            xs[3]
            xs[-3]
            xs[1..-1]
            xs[0..<9]
            xs[[1, 2, 3]]
            xs.first()
            xs.head()
            xs.last()
            xs.tail()
            xs.isEmpty()
            xs.size()
            xs.take(9)
            xs.drop(9)
            xs.reverse()
            xs + xs
            xs - xs
            xs - 5
            xs.plus(5)
            xs[2] = 5
            xs[2] += k
            m['b'] = k
            xs.set(2, 5)
            xs.toList()
            xs.toSet()
            xs.toSet().toList()
            xs.unique(false)
            part.unique()
            slice.unique()
            one.unique()
            few.unique()
            part = part.take(1).drop(0).take(1)
            part.sort()
            large.take(1)
            large.drop(899)
            large.tail()
            (1..900).take(1)
            (1..900).drop(899)
            set.take(1)
            m.keySet().take(1)
            m.values().drop(2)
            part.reverse()
            part.flatten()
            part + part
            part - part
            large.first() + large.last()
            clash.contains(k)
            clash.contains('AaAaAaAaAaAaBB')
            clash.contains(739633600)
            longer.toUpperCase() == longer
            '12'.toInteger()
            ' -9223372036854775808 '.toLong()
            longer.isInteger()
            longer.isLong()
            deep.flatten()
            deep == [[1, 2, [3]], [4, [5]]]
            deep.toString()
            set == set
            m == [a: 1, b: 2, c: 3]
            m['b']
            m.get('b')
            m.b
            m['x' + n % 50] = n
            m.put('y', 1); m.remove('y')
            m.getOrDefault('z', 1)
            m.containsKey('b')
            m.size()
            m.isEmpty()
            m.keySet()
            m.values()
            'b' in m
            m.each { a, b -> a }
            m.collect { a, b -> b }
            m.collectEntries { a, b -> [b, a] }
            m.findAll { a, b -> b > 1 }
            xs.each { it }
            xs.eachWithIndex { a, b -> a }
            xs.collect { it }
            xs.collectMany { [it, it] }
            xs.collectEntries { [it, it] }
            xs.groupBy { it % 3 }
            xs.groupBy { 1 }
            xs.find { it > 99 }
            xs.findAll { it > 5 }
            xs.any { it > 99 }
            xs.every { it < 99 }
            xs.count { it > 5 }
            xs.inject(0) { a, b -> a + b }
            xs.sum()
            xs.sum { it }
            xs.min()
            xs.max()
            xs.min { it % 7 }
            xs.max { it % 7 }
            xs.sort()
            xs.sort(false) { -it }
            xs.sort(false) { a, b -> b <=> a }
            xs.toSorted()
            20.times { }
            1.upto(20) { }
            20.downto(1) { }
            def c = { a -> a }; c(1)
            def c = { a -> a }; c.call(1)
            for (x in xs) { }
            for (e in m) { e.key }
            for (int i = 0; i < 20; i++) { }
            switch (k) { case 1: break; case [2, 3]: break; case { it == 4 }: break; case 5..9: break }
            switch (s) { case 'a': break; case 'b': break; default: n }
            f(k)
            k > 5 ? k : n
            o ?: k
            none.each { it }
            none.eachWithIndex { a, b -> a }
            none.collect { it }
            none.collectMany { [it, it] }
            none.collectEntries { [it, it] }
            none.groupBy { it }
            none.find { it > 99 }
            none.findAll { it > 5 }
            none.any { it > 99 }
            none.every { it < 99 }
            none.count { it > 5 }
            none.inject(0) { a, b -> a + b }
            none.sum()
            none.min()
            none.max()
            none.max { it }
            none.sort()
            none.sort { it }
            none.toSorted()
            none.toList()
            none.toSet()
            none as Set
            noSet as List
            none.unique()
            none.unique(false)
            none.reverse()
            none.flatten()
            none.take(1)
            none.drop(1)
            none.join(',')
            none.contains(5)
            none.indexOf(5)
            none.isEmpty()
            none.addAll(none)
            none.size()
            none + none
            none - none
            none - 5
            none == one
            none == none
            5 in none
            if (none) { n }
            if (noMap) { n }
            if (blank) { n }
            noSet.contains(5)
            noSet.take(1)
            noSet + noSet
            noSet == noSet
            noSet.flatten()
            noMap.each { a, b -> a }
            noMap.collect { a, b -> b }
            noMap.collectEntries { a, b -> [b, a] }
            noMap.findAll { a, b -> b > 1 }
            noMap.keySet().toList()
            noMap.values().toList()
            noMap['a']
            noMap.remove('a')
            noMap == m
            "$none$noMap"
            blank + blank
            blank * 3
            blank.capitalize()
            blank.toUpperCase()
            blank.reverse()
            blank.padLeft(1)
            blank.contains('')
            blank.startsWith('')
            blank.tokenize()
            blank.isInteger()
            blank.isEmpty()
            blank == s
            blank < s
            "$blank"
            "$blank" == blank
            k.times { }; k = 0
            1.upto(1) { }
            for (x in none) { }
            for (x in noSet) { }
            for (e in noMap) { }
            for (x in null) { }
            one[0..<0]
            s[0..<0]
            xs instanceof Map
            o instanceof List
            (List<Integer>) xs
            piece.side() == WHITE
            piece.square() == piece.square()
            look.at(piece.square()) == look.at(piece.square())
            """.lines().toList();

    /** The function that one of the words calls. */
    static final String FUNCTION = "int f(int a) { a }\n";

    private ScriptWords() {}
}
