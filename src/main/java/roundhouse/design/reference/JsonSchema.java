package roundhouse.design.reference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.design.binding.Binder;
import roundhouse.design.binding.BindingTarget;
import roundhouse.design.binding.OneOf;
import roundhouse.design.binding.RecordBinder;
import roundhouse.design.binding.RecordKey;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScalarBinder;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.ShortForm;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.yaml.Overlay;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.Span;
import roundhouse.design.yaml.YamlNode;

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
  private final Map<Class<?>, List<RecordKey>> alsoHas = new HashMap<>();

  /** Allows some keys of another record in a record, as an option may have keys of a title. */
  public JsonSchema alsoHas(Class<?> record, Class<?> other, Collection<String> keys) {
    alsoHas.put(
        record,
        RecordKey.keysOf(other).stream()
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

  /** The schema of a file that holds the value of a key of a record. */
  public ObjectNode part(Class<?> record, String key) {
    RecordKey part =
        RecordKey.keysOf(record).stream()
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

  private ObjectNode property(RecordKey component) {
    ObjectNode schema =
        type(BindingTarget.root(component.java().getDeclaringRecord()).component(component));
    if (!component.says().isEmpty()) schema.put("description", component.says());
    component
        .defaultText()
        .flatMap(text -> ScalarSchemas.standard(text, component))
        .ifPresent(value -> schema.set("default", value));
    return schema;
  }

  private ObjectNode type(BindingTarget slot) {
    Class<?> raw = slot.raw();
    if (raw == Optional.class) return type(slot.as(RecordKey.argument(slot.type(), 0)));
    if (raw == List.class) return list(slot);
    if (raw == Map.class) return map(slot);
    if (raw == YamlNode.class) return JSON.objectNode();
    if (raw == ScriptData.class) return JSON.objectNode().put("type", "object");
    if (raw.isRecord() || raw.isAnnotationPresent(OneOf.class)) return reference(raw);
    return ScalarSchemas.of(slot);
  }

  private ObjectNode list(BindingTarget slot) {
    ObjectNode item = type(slot.item(0));
    List<ObjectNode> forms = new ArrayList<>();
    forms.add(ScalarSchemas.typed("array").set("items", item));
    forms.add(item.deepCopy());
    if (slot.takesWords()) forms.add(ScalarSchemas.typed("string"));
    if (slot.item(0).raw().isAnnotationPresent(OneOf.class)) forms.add(changes(slot.item(0).raw()));
    return ScalarSchemas.anyOf(forms.stream());
  }

  /** How an overlay changes a list of named items: a map of the items it changes. */
  private ObjectNode changes(Class<?> type) {
    ObjectNode changes = ScalarSchemas.typed("object");
    ObjectNode properties = changes.putObject("properties");
    for (Class<?> kind : type.getPermittedSubclasses())
      properties.set(YamlNames.key(kind.getSimpleName()), reference(kind));
    properties.set(Overlay.REMOVE, definitions.names());
    return changes.put("additionalProperties", false);
  }

  private ObjectNode map(BindingTarget slot) {
    Class<?> keys = RecordKey.raw(RecordKey.argument(slot.type(), 0));
    ObjectNode map = ScalarSchemas.typed("object", "null");
    map.putObject("properties").set(Overlay.REMOVE, definitions.names());
    map.set(
        "additionalProperties",
        type(
            slot.under(
                new ScalarNode(SourcePlace.start(Path.of("key")), Span.NONE, "name", false))));
    ScalarSchemas.keyPattern(keys)
        .ifPresent(pattern -> map.putObject("propertyNames").put("pattern", pattern));
    return map;
  }

  private ObjectNode reference(Class<?> type) {
    return definitions.reference(type, () -> type.isRecord() ? record(type) : oneOf(type));
  }

  private ObjectNode record(Class<?> record) {
    return switch (ShortForm.of(record)) {
      case ShortForm.Word word ->
          ScalarSchemas.anyOf(Stream.of(ScalarSchemas.word(record), object(record)));
      case ShortForm.Only only ->
          ScalarSchemas.anyOf(Stream.of(property(only.component()), object(record)));
      case ShortForm.None none -> object(record);
    };
  }

  private ObjectNode object(Class<?> record) {
    ObjectNode object = ScalarSchemas.typed("object", "null");
    Says says = record.getAnnotation(Says.class);
    if (says != null) object.put("description", says.value());
    ObjectNode properties = object.putObject("properties");
    RecordKey.keysOf(record)
        .forEach(component -> properties.set(component.key(), property(component)));
    alsoHas
        .getOrDefault(record, List.of())
        .forEach(component -> properties.set(component.key(), property(component)));
    properties.set(Overlay.REMOVE, definitions.names());
    return object.put("additionalProperties", false);
  }

  private ObjectNode oneOf(Class<?> type) {
    ObjectNode named =
        ScalarSchemas.typed("object").put("minProperties", 1).put("maxProperties", 1);
    ObjectNode properties = named.putObject("properties");
    ObjectNode names = JSON.objectNode();
    var words = names.putArray("enum");
    for (Class<?> kind : type.getPermittedSubclasses()) {
      String name = YamlNames.key(kind.getSimpleName());
      words.add(name);
      properties.set(name, reference(kind));
    }
    return ScalarSchemas.anyOf(Stream.of(names, named.put("additionalProperties", false)));
  }

  /**
   * The types that a schema defines once and refers to: a record under its own name, a step under
   * the names of interface and record.
   */
  private static final class SchemaDefinitions {
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

  /**
   * Schemas of single values as other YAML readers type them: they may read 07 as a number and no
   * as false.
   */
  private static final class ScalarSchemas {

    private ScalarSchemas() {}

    static ObjectNode of(BindingTarget slot) {
      Class<?> raw = slot.raw();
      if (ScalarBinder.isText(raw)) return typed("string", "number", "boolean");
      if (raw == boolean.class || raw == Boolean.class) return truth();
      return raw.isEnum() ? words(raw) : number(slot);
    }

    /** A word for a record; a number alone is the first of its numbers. */
    static ObjectNode word(Class<?> record) {
      ObjectNode schema = typed("string", "number");
      RecordKey.keysOf(record).stream()
          .filter(component -> component.type() == int.class)
          .findFirst()
          .flatMap(first -> BindingTarget.root(record).component(first).range())
          .ifPresent(range -> schema.put("minimum", range.min()).put("maximum", range.max()));
      return schema;
    }

    static ObjectNode typed(String... types) {
      ObjectNode schema = JsonNodeFactory.instance.objectNode();
      if (types.length == 1) return schema.put("type", types[0]);
      for (String type : types) schema.withArray("type").add(type);
      return schema;
    }

    /** The names that an overlay removes from a map. */
    static ObjectNode names() {
      ObjectNode schema =
          typed("array", "string", "number")
              .put(
                  "description",
                  "Names to remove from the design below; 'all' removes all of them.");
      schema.set("items", typed("string", "number", "boolean"));
      return schema;
    }

    /** A pattern for the keys of a map; empty if any text is allowed. */
    static Optional<String> keyPattern(Class<?> keys) {
      if (keys == Integer.class) return Optional.of("^([0-9]+|remove)$");
      if (!keys.isEnum()) return Optional.empty();
      return Optional.of("^(" + String.join("|", YamlNames.words(keys)) + "|remove)$");
    }

    private static ObjectNode number(BindingTarget slot) {
      ObjectNode schema = typed("integer");
      slot.range()
          .ifPresent(range -> schema.put("minimum", range.min()).put("maximum", range.max()));
      return schema;
    }

    private static ObjectNode truth() {
      ObjectNode schema = JsonNodeFactory.instance.objectNode();
      schema.putArray("enum").add(true).add(false).add("yes").add("no");
      return schema;
    }

    private static ObjectNode words(Class<?> type) {
      Set<String> words = new LinkedHashSet<>(YamlNames.words(type));
      YamlNames.words(type).forEach(word -> words.add(word.replace('-', ' ')));
      ObjectNode schema = JsonNodeFactory.instance.objectNode();
      words.forEach(schema.putArray("enum")::add);
      return schema;
    }

    /** The default of a key, as its schema states it. */
    static Optional<JsonNode> standard(String text, RecordKey component) {
      if (text.isEmpty())
        return ScalarBinder.isText(RecordKey.raw(component.type()))
            ? Optional.of(JsonNodeFactory.instance.textNode(""))
            : Optional.empty();
      Object value =
          ScriptData.value(RecordBinder.defaultNode(text, SourcePlace.start(Path.of("default"))));
      return Optional.of(
          ScalarBinder.isText(RecordKey.raw(component.type()))
              ? JsonNodeFactory.instance.textNode(text)
              : new ObjectMapper().valueToTree(value));
    }

    /** A value that fits one of several schemas. */
    static ObjectNode anyOf(Stream<ObjectNode> forms) {
      ObjectNode either = JsonNodeFactory.instance.objectNode();
      var array = either.putArray("anyOf");
      forms.forEach(array::add);
      return either;
    }
  }
}
