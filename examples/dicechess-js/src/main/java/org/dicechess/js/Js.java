package org.dicechess.js;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSBoolean;
import org.teavm.jso.core.JSMapLike;
import org.teavm.jso.core.JSNumber;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.core.JSString;

/** Makes plain objects of JavaScript, and reads them. */
final class Js {

    private final JSMapLike<JSObject> object = JSObjects.create();

    private Js() {}

    /** Begins an object. */
    static Js object() {
        return new Js();
    }

    Js with(String name, String text) {
        return with(name, JSString.valueOf(text));
    }

    Js with(String name, boolean is) {
        return with(name, JSBoolean.valueOf(is));
    }

    Js with(String name, double number) {
        return with(name, JSNumber.valueOf(number));
    }

    Js with(String name, JSObject value) {
        object.set(name, value);
        return this;
    }

    /** Returns the object. */
    JSObject made() {
        return object;
    }

    static <T> JSObject list(List<T> values, Function<T, JSObject> shape) {
        JSArray<JSObject> list = new JSArray<>();
        values.forEach(value -> list.push(shape.apply(value)));
        return list;
    }

    static JSObject texts(List<String> texts) {
        return list(texts, JSString::valueOf);
    }

    static <T> JSObject map(Map<String, T> values, Function<T, JSObject> shape) {
        Js map = object();
        values.forEach((name, value) -> map.with(name, shape.apply(value)));
        return map.made();
    }

    static JSObject numbers(Map<String, Integer> numbers) {
        return map(numbers, JSNumber::valueOf);
    }

    /** Reads an object whose properties are texts. */
    static Map<String, String> texts(JSMapLike<JSString> object) {
        Map<String, String> texts = new LinkedHashMap<>();
        Arrays.stream(JSObjects.keys(object))
                .forEach(name -> texts.put(name, object.get(name).stringValue()));
        return texts;
    }
}
