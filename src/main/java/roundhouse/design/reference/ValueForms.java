package roundhouse.design.reference;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.design.binding.BindingTarget;
import roundhouse.design.binding.OneOf;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.RecordKey;
import roundhouse.design.binding.ScalarBinder;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.spec.Count;
import roundhouse.design.spec.NumberRange;

/**
 * Describes for the reference how values are written: {@code 0 to 99}, {@code words: pay, withhold,
 * half}.
 */
final class ValueForms {
  private static final String DASH = "–";

  private ValueForms() {}

  /** How the value of a key is written. */
  static String of(RecordKey component) {
    return of(BindingTarget.root(component.java().getDeclaringRecord()).component(component));
  }

  /** The default of a key. */
  static String defaultForm(RecordKey component) {
    if (component.defaultText().isEmpty()) return "required";
    String text = component.defaultText().get();
    return List.of("", "{}", "[]").contains(text) ? DASH : "`" + text + "`";
  }

  /** A link to the section that explains a record. */
  static String link(Class<?> record) {
    String name = YamlNames.spoken(record);
    return "[" + name + "](#" + name.replace(' ', '-') + ")";
  }

  private static String of(BindingTarget slot) {
    Class<?> raw = slot.raw();
    if (raw == List.class) return (slot.takesWords() ? "words: " : "list: ") + of(slot.item(0));
    if (raw == Map.class)
      return "by " + key(slot) + ": " + of(slot.as(RecordKey.argument(slot.type(), 1)));
    if (raw == Optional.class) return of(slot.as(RecordKey.argument(slot.type(), 0)));
    if (raw.isAnnotationPresent(OneOf.class))
      return "[" + YamlNames.spoken(raw) + "s](#" + YamlNames.spoken(raw) + "s)";
    return raw.isRecord() ? record(raw) : single(slot);
  }

  private static String record(Class<?> record) {
    if (record == ScriptData.class) return "anything";
    if (record == Count.class) return of(RecordKey.keysOf(record).getFirst()) + " or `unlimited`";
    return record == NumberRange.class ? "`4` or `2-4`" : link(record);
  }

  private static String key(BindingTarget map) {
    if (map.keyReference().isPresent()) return "name in `" + map.keyReference().get().value() + "`";
    Class<?> raw = RecordKey.raw(RecordKey.argument(map.type(), 0));
    if (raw == Integer.class) return "number";
    return raw.isEnum() ? YamlNames.spoken(raw) : "name";
  }

  private static String single(BindingTarget slot) {
    Class<?> raw = slot.raw();
    if (raw == boolean.class) return "`yes`, `no`";
    if (raw.isEnum())
      return YamlNames.words(raw).stream()
          .map(word -> "`" + word + "`")
          .collect(Collectors.joining(", "));
    if (raw == String.class)
      return slot.reference()
          .map(reference -> "name in `" + reference.value() + "`")
          .orElse("text");
    if (ScalarBinder.isText(raw)) return "text";
    return slot.range().map(ValueForms::range).orElse("number");
  }

  private static String range(Range range) {
    if (range.min() == range.max()) return String.valueOf(range.min());
    return range.min() + " to " + range.max();
  }
}
