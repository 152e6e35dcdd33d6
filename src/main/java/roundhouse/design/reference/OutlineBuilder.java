package roundhouse.design.reference;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.design.binding.Binder;
import roundhouse.design.binding.OneOf;
import roundhouse.design.binding.RecordKey;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.spec.Allowance;
import roundhouse.design.spec.Count;
import roundhouse.design.spec.NumberRange;

/** Builds outlines from records, the reverse of what the {@link Binder} does. */
final class OutlineBuilder {

  Outline.Branch record(Record record, String says) {
    var entries = new LinkedHashMap<String, Outline>();
    for (RecordKey component : RecordKey.keysOf(record.getClass())) {
      entries.put(
          component.key(), of(value(record, component), component.says(), standard(component)));
    }
    return new Outline.Branch(entries, says);
  }

  private Outline of(Object value, String says, Optional<String> standard) {
    return switch (value) {
      case Optional<?> maybe ->
          maybe.map(some -> of(some, says, standard)).orElseGet(() -> leaf("", says, standard));
      case ScriptData data -> data(data.values(), says);
      case Map<?, ?> map -> map(map, says);
      case List<?> list when named(list) -> steps(list, says);
      case List<?> list -> leaf(words(list), says, standard);
      case Record record when word(record).isPresent() -> leaf(word(record).get(), says, standard);
      case Record record -> record(record, says);
      default -> leaf(text(value), says, standard);
    };
  }

  private static Outline leaf(String text, String says, Optional<String> standard) {
    return new Outline.Leaf(text, says, standard.filter(text::equals).isPresent());
  }

  /** The default of a key, in the form of outline texts. */
  private static Optional<String> standard(RecordKey component) {
    return component
        .defaultText()
        .map(
            text ->
                List.of("{}", "[]").contains(text)
                    ? ""
                    : text.replaceAll("[\\[\\],]+", " ").strip().replaceAll("\\s+", " "));
  }

  private Outline map(Map<?, ?> map, String says) {
    var entries = new LinkedHashMap<String, Outline>();
    map.forEach((key, value) -> entries.put(text(key), of(value, "", Optional.empty())));
    return new Outline.Branch(entries, says);
  }

  private Outline data(Map<String, Object> values, String says) {
    var entries = new LinkedHashMap<String, Outline>();
    values.forEach(
        (key, value) ->
            entries.put(
                key,
                value instanceof Map<?, ?> inner
                    ? map(inner, "")
                    : leaf(plain(value), "", Optional.empty())));
    return new Outline.Branch(entries, says);
  }

  private static String plain(Object value) {
    return switch (value) {
      case List<?> list ->
          list.stream().map(OutlineBuilder::plain).collect(Collectors.joining(", "));
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(entry -> entry.getKey() + ": " + plain(entry.getValue()))
              .collect(Collectors.joining(", ", "{ ", " }"));
      default -> text(value);
    };
  }

  private static boolean named(List<?> list) {
    return !list.isEmpty()
        && list.getFirst() instanceof Record first
        && first.getClass().getInterfaces().length == 1
        && first.getClass().getInterfaces()[0].isAnnotationPresent(OneOf.class);
  }

  /** The records of a sealed interface by name; a second one of the same name gets a number. */
  private Outline steps(List<?> list, String says) {
    var entries = new LinkedHashMap<String, Outline>();
    for (Object item : list) {
      String name = name((Record) item);
      String free = name;
      for (int number = 2; entries.containsKey(free); number++) free = name + " " + number;
      Says step = item.getClass().getAnnotation(Says.class);
      entries.put(free, record((Record) item, step == null ? "" : step.value()));
    }
    return new Outline.Branch(entries, says, true);
  }

  /** The word of the list with the record's own name, if it has one. */
  private String name(Record item) {
    String word = YamlNames.key(item.getClass().getSimpleName());
    return RecordKey.keysOf(item.getClass()).stream()
        .filter(component -> component.key().equals("name"))
        .map(component -> word + " " + value(item, component))
        .findFirst()
        .orElse(word);
  }

  private String words(List<?> list) {
    boolean single =
        list.stream().allMatch(item -> !(item instanceof String text) || !text.contains(" "));
    return list.stream()
        .map(
            item ->
                item instanceof Record record
                    ? word(record).orElseGet(() -> record(record, "").line())
                    : text(item))
        .collect(Collectors.joining(single ? " " : ", "));
  }

  /** Records that are always written as one word. */
  private static Optional<String> word(Record record) {
    return switch (record) {
      case NumberRange range ->
          Optional.of(
              range.min() == range.max()
                  ? String.valueOf(range.min())
                  : range.min() + "-" + range.max());
      case Count count ->
          Optional.of(count.unlimited() ? "unlimited" : String.valueOf(count.number()));
      case Allowance runs when runs.spare() ->
          Optional.of(
              runs.towns() == 0
                  ? String.valueOf(runs.cities())
                  : runs.cities() + "+" + runs.towns());
      default -> Optional.empty();
    };
  }

  private static String text(Object value) {
    return switch (value) {
      case Boolean truth -> truth ? "yes" : "no";
      case Enum<?> constant -> YamlNames.word(constant);
      default -> String.valueOf(value);
    };
  }

  private static Object value(Record record, RecordKey component) {
    try {
      var accessor = component.java().getAccessor();
      accessor.setAccessible(true);
      return accessor.invoke(record);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
