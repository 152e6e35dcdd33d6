package roundhouse.design;

import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Describes for the reference how values are written: {@code 0 to 99}, {@code words: pay, withhold,
 * half}.
 */
final class ValueForms {
  private static final String DASH = "–";

  private ValueForms() {}

  /** How the value of a key is written. */
  static String of(Component component) {
    return of(Slot.root(component.java().getDeclaringRecord()).component(component));
  }

  /** The default of a key. */
  static String standard(Component component) {
    if (component.standard().isEmpty()) return "required";
    String text = component.standard().get();
    return List.of("", "{}", "[]").contains(text) ? DASH : "`" + text + "`";
  }

  /** A link to the section that explains a record. */
  static String link(Class<?> record) {
    String name = Names.spoken(record);
    return "[" + name + "](#" + name.replace(' ', '-') + ")";
  }

  private static String of(Slot slot) {
    Class<?> raw = slot.raw();
    if (raw == List.class) return (slot.takesWords() ? "words: " : "list: ") + of(slot.item(0));
    if (raw == Map.class)
      return "by "
          + key(Component.argument(slot.type(), 0))
          + ": "
          + of(slot.as(Component.argument(slot.type(), 1)));
    if (raw == Optional.class) return of(slot.as(Component.argument(slot.type(), 0)));
    if (raw.isAnnotationPresent(OneOf.class))
      return "[" + Names.spoken(raw) + "s](#" + Names.spoken(raw) + "s)";
    return raw.isRecord() ? record(raw) : single(slot);
  }

  private static String record(Class<?> record) {
    if (record == Data.class) return "anything";
    if (record == Count.class) return "number or `unlimited`";
    return record == NumberRange.class ? "`4` or `2-4`" : link(record);
  }

  private static String key(Type type) {
    Class<?> raw = Component.raw(type);
    if (raw == Integer.class) return "number";
    return raw.isEnum() ? Names.spoken(raw) : "name";
  }

  private static String single(Slot slot) {
    Class<?> raw = slot.raw();
    if (raw == boolean.class) return "`yes`, `no`";
    if (raw.isEnum())
      return Names.words(raw).stream()
          .map(word -> "`" + word + "`")
          .collect(Collectors.joining(", "));
    if (raw == String.class)
      return slot.reference()
          .map(reference -> "name in `" + reference.value() + "`")
          .orElse("text");
    return slot.range().map(ValueForms::range).orElse("number");
  }

  private static String range(Range range) {
    if (range.min() == range.max()) return String.valueOf(range.min());
    return range.max() == 1_000_000 ? range.min() + " or more" : range.min() + " to " + range.max();
  }
}
