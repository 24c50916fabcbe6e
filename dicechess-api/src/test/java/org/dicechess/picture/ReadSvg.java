package org.dicechess.picture;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Parses pictures with a parser that knows no document types, no entities and no other files. */
final class ReadSvg {

    private ReadSvg() {}

    /** An element with its attributes and the text directly within it. */
    record Part(String name, Map<String, String> attributes, String text) {

        String of(String attribute) {
            return attributes.getOrDefault(attribute, "");
        }
    }

    /** Returns all elements in the order of the text. */
    static List<Part> parts(String svg) {
        List<Part> parts = new ArrayList<>();
        collect(document(svg).getDocumentElement(), parts);
        return parts;
    }

    static List<Part> parts(String svg, String name) {
        return parts(svg).stream().filter(part -> part.name.equals(name)).toList();
    }

    private static Document document(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setXIncludeAware(false);
            factory.setExpandEntityReferences(false);
            factory.setNamespaceAware(true);
            return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        } catch (ParserConfigurationException | org.xml.sax.SAXException | java.io.IOException e) {
            throw new AssertionError(svg, e);
        }
    }

    private static void collect(Element element, List<Part> parts) {
        Map<String, String> attributes = new TreeMap<>();
        NamedNodeMap nodes = element.getAttributes();
        for (int i = 0; i < nodes.getLength(); i++) {
            attributes.put(nodes.item(i).getNodeName(), nodes.item(i).getNodeValue());
        }
        NodeList children = element.getChildNodes();
        parts.add(new Part(element.getTagName(), attributes, ownText(element)));
        for (int i = 0; i < children.getLength(); i++) {
            if (children.item(i) instanceof Element child) {
                collect(child, parts);
            }
        }
    }

    private static String ownText(Element element) {
        StringBuilder text = new StringBuilder();
        NodeList children = element.getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            Node child = children.item(i);
            if (child.getNodeType() == Node.TEXT_NODE) {
                text.append(child.getNodeValue());
            } else if (!(child instanceof Element)) {
                throw new AssertionError("neither text nor element: " + child);
            }
        }
        return text.toString().strip();
    }
}
