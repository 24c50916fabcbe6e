package org.dicechess.specs.api;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Public types with their public and protected members as text, in an order that no compiler changes. */
final class PublicApi {

    private static final int TYPE_MODIFIERS =
            Modifier.PUBLIC | Modifier.PROTECTED | Modifier.STATIC | Modifier.ABSTRACT | Modifier.FINAL;

    private final StringBuilder text = new StringBuilder();

    private PublicApi() {}

    /** One block for each type, nested types after the type that holds them. */
    static String text(List<Class<?>> types) {
        PublicApi api = new PublicApi();
        types.forEach(api::add);
        return api.text.toString();
    }

    static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers());
    }

    private void add(Class<?> type) {
        text.append(text.isEmpty() ? "" : "\n").append(heading(type)).append('\n');
        members(type).forEach(member -> text.append("    ").append(member).append('\n'));
        Arrays.stream(type.getDeclaredClasses())
                .filter(nested -> isVisible(nested.getModifiers()))
                .sorted(Comparator.comparing(Class::getName))
                .forEach(this::add);
    }

    private static String heading(Class<?> type) {
        int modifiers = type.getModifiers() & TYPE_MODIFIERS & (type.isInterface() ? ~Modifier.ABSTRACT : ~0);
        StringBuilder heading = new StringBuilder(Modifier.toString(modifiers));
        heading.append(type.isSealed() ? " sealed " : " ")
                .append(kind(type))
                .append(' ')
                .append(type.getName());
        heading.append(variables(type.getTypeParameters()));
        if (type.getSuperclass() != null && type.getSuperclass() != Object.class) {
            heading.append(" extends ").append(type.getGenericSuperclass().getTypeName());
        }
        heading.append(list(" implements ", Arrays.stream(type.getGenericInterfaces())));
        if (type.isSealed()) {
            heading.append(list(
                    " permits ", Arrays.stream(type.getPermittedSubclasses()).filter(PublicApi::isPublic)));
        }
        return heading.toString();
    }

    private static String kind(Class<?> type) {
        if (type.isAnnotation()) {
            return "@interface";
        }
        if (type.isInterface()) {
            return "interface";
        }
        return type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
    }

    private static List<String> members(Class<?> type) {
        List<String> fields =
                visible(type.getDeclaredFields()).map(PublicApi::field).sorted().toList();
        List<String> constructors = visible(type.getDeclaredConstructors())
                .map(PublicApi::constructor)
                .sorted()
                .toList();
        List<String> methods = visible(type.getDeclaredMethods())
                .filter(method -> !method.isBridge())
                .map(PublicApi::method)
                .sorted()
                .toList();
        List<String> members = new ArrayList<>(fields);
        members.addAll(constructors);
        members.addAll(methods);
        return members;
    }

    private static <M extends Member> Stream<M> visible(M[] members) {
        return Arrays.stream(members).filter(member -> isVisible(member.getModifiers()) && !member.isSynthetic());
    }

    private static boolean isVisible(int modifiers) {
        return (modifiers & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
    }

    private static String field(Field field) {
        return modifiers(field.getModifiers()) + field.getGenericType().getTypeName() + " " + field.getName();
    }

    private static String constructor(Constructor<?> made) {
        return modifiers(made.getModifiers())
                + variables(made.getTypeParameters())
                + made.getDeclaringClass().getSimpleName()
                + parameters(made);
    }

    private static String method(Method method) {
        String variables = variables(method.getTypeParameters());
        return modifiers(method.getModifiers() & ~(Modifier.SYNCHRONIZED | Modifier.VOLATILE | Modifier.TRANSIENT))
                + (method.isDefault() ? "default " : "")
                + (variables.isEmpty() ? "" : variables + " ")
                + method.getGenericReturnType().getTypeName() + " " + method.getName() + parameters(method);
    }

    private static String modifiers(int modifiers) {
        return Modifier.toString(modifiers) + " ";
    }

    private static String parameters(Executable called) {
        Type[] types = called.getGenericParameterTypes();
        String all = Arrays.stream(types).map(Type::getTypeName).collect(Collectors.joining(", "));
        String shown = called.isVarArgs() ? all.substring(0, all.length() - "[]".length()) + "..." : all;
        return "(" + shown + ")" + list(" throws ", Arrays.stream(called.getGenericExceptionTypes()));
    }

    private static String variables(TypeVariable<?>[] variables) {
        return variables.length == 0
                ? ""
                : Arrays.stream(variables).map(PublicApi::variable).collect(Collectors.joining(", ", "<", ">"));
    }

    private static String variable(TypeVariable<?> variable) {
        String bounds = Arrays.stream(variable.getBounds())
                .filter(bound -> bound != Object.class)
                .map(Type::getTypeName)
                .collect(Collectors.joining(" & "));
        return variable.getName() + (bounds.isEmpty() ? "" : " extends " + bounds);
    }

    private static String list(String before, Stream<? extends Type> types) {
        String names = types.map(Type::getTypeName).collect(Collectors.joining(", "));
        return names.isEmpty() ? "" : before + names;
    }
}
