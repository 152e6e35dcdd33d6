package roundhouse.design.reference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.design.binding.BindingTarget;
import roundhouse.design.binding.RecordBinder;
import roundhouse.design.binding.RecordKey;
import roundhouse.design.binding.ScalarBinder;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.problem.SourcePlace;

/**
 * Schemas of single values as other YAML readers type them: they may read 07 as a number and no as
 * false.
 */
final class ScalarSchemas {

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
                "description", "Names to remove from the design below; 'all' removes all of them.");
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
    slot.range().ifPresent(range -> schema.put("minimum", range.min()).put("maximum", range.max()));
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
