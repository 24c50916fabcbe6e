package org.dicechess.groovy;

import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.spi.StepRule;

/**
 * A program that compiles and asks its first scripts with hardly any stack left, then with enough, and prints the last
 * answer. {@link OwnThreadTest} runs it in a process of its own.
 */
final class DeepCaller {

    private static final int TRIES = 400;
    private static int tried;

    private DeepCaller() {}

    public static void main(String[] arguments) throws InterruptedException {
        if (arguments[0].equals("small")) {
            on(new Thread(null, () -> System.out.println(answer("first")), "small", 128 << 10));
        } else {
            on(new Thread(DeepCaller::descend));
        }
        on(new Thread(() -> System.out.println(answer("last"))));
    }

    private static void on(Thread thread) throws InterruptedException {
        thread.start();
        thread.join();
    }

    /** Recurses to the end of the stack, and tries to compile in each of the first frames on the way back. */
    private static void descend() {
        try {
            descend();
        } catch (StackOverflowError e) {
            // The frames above try what their remaining stack allows.
        }
        if (tried++ < TRIES) {
            try {
                answer("try " + tried);
            } catch (Throwable e) {
                // With almost no stack even the call fails, and must not leave anything broken.
            }
        }
    }

    private static String answer(String name) {
        BoardSpot e4 = BoardSpot.of("e4", Color.WHITE, Direction.NORTH);
        String text = "step { from -> from.ray(NORTH).sort { -it.rank() }.collect { [it] } }";
        return GroovyScripts.confined()
                .compile(name, text, StepRule.class)
                .steps(e4)
                .toString();
    }
}
