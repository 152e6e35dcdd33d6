package roundhouse.design.reference;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.design.binding.OneOf;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.yaml.Overlay;

/**
 * The types that a schema defines once and refers to: a record under its own name, a step under the
 * names of interface and record.
 */
final class SchemaDefinitions {
  private final ObjectNode definitions = JsonNodeFactory.instance.objectNode();

  /** A reference to a type, which is defined if it is not yet. */
  ObjectNode reference(Class<?> type, Supplier<ObjectNode> made) {
    String name = name(type);
    if (!definitions.has(name)) {
      // The name is taken first, because a record may contain itself.
      definitions.putObject(name);
      definitions.set(name, made.get());
    }
    return to(name);
  }

  /** A reference to the names that an overlay removes. */
  ObjectNode names() {
    definitions.set(Overlay.REMOVE, ScalarSchemas.names());
    return to(Overlay.REMOVE);
  }

  /** All definitions, sorted by name. */
  ObjectNode sorted() {
    ObjectNode sorted = JsonNodeFactory.instance.objectNode();
    definitions
        .propertyStream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(entry -> sorted.set(entry.getKey(), entry.getValue()));
    return sorted;
  }

  private static ObjectNode to(String name) {
    return JsonNodeFactory.instance.objectNode().put("$ref", "#/$defs/" + name);
  }

  private static String name(Class<?> type) {
    String[] nested = type.getName().substring(type.getPackageName().length() + 1).split("\\$");
    Stream<String> choice =
        Arrays.stream(nested.length > 1 ? new Class<?>[0] : type.getInterfaces())
            .filter(each -> each.isAnnotationPresent(OneOf.class))
            .map(Class::getSimpleName);
    return Stream.concat(choice, Stream.of(nested))
        .map(YamlNames::key)
        .collect(Collectors.joining("."));
  }
}
