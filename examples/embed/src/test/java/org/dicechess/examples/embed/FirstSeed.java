package org.dicechess.examples.embed;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Leaves the properties of all seeds but the first of three to the long tests. It stands beside the test, since the
 * guide shows that as authors of definitions write it.
 */
final class FirstSeed implements InvocationInterceptor {

    @Override
    @SuppressWarnings("unchecked")
    public <T> T interceptTestFactoryMethod(
            Invocation<T> invocation, ReflectiveInvocationContext<Method> called, ExtensionContext context)
            throws Throwable {
        T tests = invocation.proceed();
        if (TestShare.isAll() || !called.getExecutable().getName().equals("properties")) {
            return tests;
        }
        List<?> all = ((Stream<?>) tests).toList();
        return (T) all.subList(0, all.size() / 3).stream();
    }
}
