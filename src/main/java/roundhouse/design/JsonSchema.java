package roundhouse.design;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Generates a JSON Schema (draft 2020-12) from the records that the {@link Binder} fills, so that
 * any editor can complete and explain what a designer writes.
 *
 * <p>No key is required in the schema, because a variant or an option says only what differs. The
 * loader reports what is missing in the end.
 */
public final class JsonSchema {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final SchemaDefinitions definitions = new SchemaDefinitions();
  private final Map<Class<?>, List<Component>> alsoHas = new HashMap<>();

  /** Allows some keys of another record in a record, as an option may have keys of a title. */
  public JsonSchema alsoHas(Class<?> record, Class<?> other, Collection<String> keys) {
    alsoHas.put(
        record,
        Component.keysOf(other).stream()
            .filter(component -> keys.contains(component.key()))
            .toList());
    return this;
  }

  /**
   * The schema of a file that holds a record; the {@code extra} keys are texts that are read before
   * binding.
   */
  public ObjectNode file(Class<?> record, String title, Map<String, String> extra) {
    ObjectNode object = object(record);
    extra.forEach(
        (key, says) ->
            ((ObjectNode) object.get("properties"))
                .putObject(key)
                .put("type", "string")
                .put("description", says));
    return finish(object, title);
  }

  /** The schema of a file that holds what stands under a key of a record. */
  public ObjectNode part(Class<?> record, String key) {
    Component part =
        Component.keysOf(record).stream()
            .filter(component -> component.key().equals(key))
            .findFirst()
            .orElseThrow();
    return finish(property(part), key);
  }

  private ObjectNode finish(ObjectNode schema, String title) {
    ObjectNode whole =
        JSON.objectNode()
            .put("$schema", "https://json-schema.org/draft/2020-12/schema")
            .put("title", title);
    whole.setAll(schema);
    whole.set("$defs", definitions.sorted());
    return whole;
  }

  private ObjectNode property(Component component) {
    ObjectNode schema = type(Slot.root(component.java().getDeclaringRecord()).component(component));
    if (!component.says().isEmpty()) schema.put("description", component.says());
    component
        .standard()
        .flatMap(text -> standard(text, component))
        .ifPresent(value -> schema.set("default", value));
    return schema;
  }

  private static Optional<JsonNode> standard(String text, Component component) {
    if (text.isEmpty())
      return component.type() == String.class ? Optional.of(JSON.textNode("")) : Optional.empty();
    Object value = Data.value(Records.standard(text, Place.start(Path.of("default"))));
    return Optional.of(
        component.type() == String.class
            ? JSON.textNode(text)
            : new ObjectMapper().valueToTree(value));
  }

  private ObjectNode type(Slot slot) {
    Class<?> raw = slot.raw();
    if (raw == Optional.class) return type(slot.as(Component.argument(slot.type(), 0)));
    if (raw == List.class) return list(slot);
    if (raw == Map.class) return map(slot);
    if (raw == Node.class) return JSON.objectNode();
    if (raw == Data.class) return JSON.objectNode().put("type", "object");
    if (raw.isRecord() || raw.isAnnotationPresent(OneOf.class)) return reference(raw);
    return SchemaScalars.of(slot);
  }

  private ObjectNode list(Slot slot) {
    ObjectNode item = type(slot.item(0));
    List<ObjectNode> forms = new ArrayList<>();
    forms.add(SchemaScalars.typed("array").set("items", item));
    forms.add(item.deepCopy());
    if (slot.takesWords()) forms.add(SchemaScalars.typed("string"));
    if (slot.item(0).raw().isAnnotationPresent(OneOf.class)) forms.add(changes(slot.item(0).raw()));
    return anyOf(forms.stream());
  }

  /** How an overlay changes a list of named items: a map of the items it changes. */
  private ObjectNode changes(Class<?> type) {
    ObjectNode changes = SchemaScalars.typed("object");
    ObjectNode properties = changes.putObject("properties");
    for (Class<?> kind : type.getPermittedSubclasses())
      properties.set(Names.key(kind.getSimpleName()), reference(kind));
    properties.set(Overlay.REMOVE, definitions.names());
    return changes.put("additionalProperties", false);
  }

  private ObjectNode map(Slot slot) {
    Class<?> keys = Component.raw(Component.argument(slot.type(), 0));
    ObjectNode map = SchemaScalars.typed("object", "null");
    map.putObject("properties").set(Overlay.REMOVE, definitions.names());
    map.set(
        "additionalProperties",
        type(slot.under(new ScalarNode(Place.start(Path.of("key")), Span.NONE, "name", false))));
    SchemaScalars.keyPattern(keys)
        .ifPresent(pattern -> map.putObject("propertyNames").put("pattern", pattern));
    return map;
  }

  private ObjectNode reference(Class<?> type) {
    return definitions.reference(type, () -> type.isRecord() ? record(type) : oneOf(type));
  }

  private ObjectNode record(Class<?> record) {
    return switch (ShortForm.of(record)) {
      case ShortForm.Word word ->
          anyOf(Stream.of(SchemaScalars.typed("string", "number"), object(record)));
      case ShortForm.Only only -> anyOf(Stream.of(property(only.component()), object(record)));
      case ShortForm.None none -> object(record);
    };
  }

  private ObjectNode object(Class<?> record) {
    ObjectNode object = SchemaScalars.typed("object", "null");
    Says says = record.getAnnotation(Says.class);
    if (says != null) object.put("description", says.value());
    ObjectNode properties = object.putObject("properties");
    Component.keysOf(record)
        .forEach(component -> properties.set(component.key(), property(component)));
    alsoHas
        .getOrDefault(record, List.of())
        .forEach(component -> properties.set(component.key(), property(component)));
    properties.set(Overlay.REMOVE, definitions.names());
    return object.put("additionalProperties", false);
  }

  private ObjectNode oneOf(Class<?> type) {
    ObjectNode named =
        SchemaScalars.typed("object").put("minProperties", 1).put("maxProperties", 1);
    ObjectNode properties = named.putObject("properties");
    ObjectNode names = JSON.objectNode();
    var words = names.putArray("enum");
    for (Class<?> kind : type.getPermittedSubclasses()) {
      String name = Names.key(kind.getSimpleName());
      words.add(name);
      properties.set(name, reference(kind));
    }
    return anyOf(Stream.of(names, named.put("additionalProperties", false)));
  }

  private static ObjectNode anyOf(Stream<ObjectNode> forms) {
    ObjectNode either = JSON.objectNode();
    var array = either.putArray("anyOf");
    forms.forEach(array::add);
    return either;
  }
}
