package roundhouse.design.reference;

import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.binding.BindingTarget;
import roundhouse.design.binding.KeyReference;
import roundhouse.design.binding.OneOf;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.RecordBinder;
import roundhouse.design.binding.RecordKey;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.ShortForm;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.loading.DesignOptions;
import roundhouse.design.spec.Design;

/**
 * What may be written at a path of a design, and what it means: for completion, help and tables.
 */
public final class FormatDescription {
  private final BindingTarget slot;
  private final Optional<RecordKey> component;

  private FormatDescription(BindingTarget slot, Optional<RecordKey> component) {
    this.slot = slot;
    this.component = component;
  }

  /**
   * What is expected at a path; empty if anything, or nothing, may be written.
   *
   * @param path from the title down; below an option it continues as in a title
   */
  public static Optional<FormatDescription> at(List<String> path) {
    boolean option =
        path.size() > 2
            && path.getFirst().equals(DesignOptions.KEY)
            && DesignOptions.OVERLAID.contains(path.get(2));
    Optional<FormatDescription> found =
        Optional.of(new FormatDescription(BindingTarget.root(Design.class), Optional.empty()));
    for (String name : option ? path.subList(2, path.size()) : path)
      found = found.flatMap(expected -> expected.under(name));
    return found;
  }

  private FormatDescription as(Type type) {
    return new FormatDescription(slot.as(type), component);
  }

  private FormatDescription plain() {
    return slot.raw() == Optional.class ? as(RecordKey.argument(slot.type(), 0)) : this;
  }

  private Optional<FormatDescription> under(String name) {
    FormatDescription here = plain();
    Class<?> raw = here.slot.raw();
    if (raw == Map.class) return Optional.of(here.as(RecordKey.argument(here.slot.type(), 1)));
    if (raw == List.class) return item(here, name);
    if (raw.isAnnotationPresent(OneOf.class)) return kind(raw, name).map(here::as);
    if (!raw.isRecord() || raw == ScriptData.class) return Optional.empty();
    return RecordKey.keysOf(raw).stream()
        .filter(key -> key.key().equals(name))
        .findFirst()
        .map(key -> new FormatDescription(here.slot.component(key), Optional.of(key)));
  }

  /** An overlay refers to the items of a list by name. */
  private static Optional<FormatDescription> item(FormatDescription list, String name) {
    FormatDescription item = list.as(RecordKey.argument(list.slot.type(), 0));
    return name.matches("\\d+") ? Optional.of(item) : item.under(name);
  }

  private static Optional<Class<?>> kind(Class<?> sealed, String name) {
    return Arrays.stream(sealed.getPermittedSubclasses())
        .filter(kind -> YamlNames.key(kind.getSimpleName()).equals(name))
        .findFirst();
  }

  /** The keys that may be written there; none if the designer chooses the names, or no keys fit. */
  public List<String> keys() {
    Class<?> raw = plain().slot.raw();
    if (raw == List.class) return as(RecordKey.argument(plain().slot.type(), 0)).kinds();
    if (raw.isAnnotationPresent(OneOf.class)) return plain().kinds();
    return raw.isRecord() && raw != ScriptData.class ? RecordBinder.keys(raw) : List.of();
  }

  private List<String> kinds() {
    Class<?> raw = slot.raw();
    return raw.isAnnotationPresent(OneOf.class)
        ? Arrays.stream(raw.getPermittedSubclasses())
            .map(kind -> YamlNames.key(kind.getSimpleName()))
            .toList()
        : List.of();
  }

  /** The words of which one or several must be written; none if any text is allowed. */
  public List<String> words() {
    Class<?> raw = value().slot.raw();
    if (raw == boolean.class) return List.of("yes", "no");
    if (raw.isEnum()) return YamlNames.words(raw);
    return value().kinds();
  }

  private FormatDescription value() {
    FormatDescription here = plain();
    return here.slot.raw() == List.class ? here.as(RecordKey.argument(here.slot.type(), 0)) : here;
  }

  /**
   * The path of the map whose names may be written there, {@code trains}; empty if the value does
   * not refer to a name.
   */
  public Optional<String> referencedMap() {
    return slot.reference().map(Reference::value).filter(map -> !map.isEmpty());
  }

  /**
   * The path of the map whose names the keys there are, {@code trains}; empty if the keys do not
   * refer to names.
   */
  public Optional<String> mapOfKeys() {
    return plain().slot.raw() == Map.class
        ? slot.keyReference().map(KeyReference::value)
        : Optional.empty();
  }

  /** Whether a whole number must be written there. */
  public boolean isNumber() {
    Class<?> raw = plain().slot.raw();
    return raw == int.class || raw == Integer.class;
  }

  /**
   * Whether the numbers in a text that is written there are numbers, and no names: alone as in
   * {@code 80}, in a list, or in a short form as {@code 3+1}.
   */
  public boolean holdsNumbers() {
    return ofNumbers().isPresent();
  }

  /** The least and the largest number there, if the design sets limits. */
  public Optional<Range> range() {
    return ofNumbers().flatMap(BindingTarget::range);
  }

  /** What has the limits of the numbers that are written there; empty if none are. */
  private Optional<BindingTarget> ofNumbers() {
    FormatDescription here = value();
    Class<?> raw = here.slot.raw();
    if (here.isNumber() || raw == String.class && here.slot.range().isPresent())
      return Optional.of(here.slot);
    if (!raw.isRecord() || !(ShortForm.of(raw) instanceof ShortForm.Word)) return Optional.empty();
    return RecordKey.keysOf(raw).stream()
        .filter(key -> key.type() == int.class)
        .findFirst()
        .map(here.slot::component);
  }

  /** Whether several words may be written there. */
  public boolean isList() {
    return plain().slot.raw() == List.class;
  }

  /** Whether the keys there are names that the designer chooses. */
  public boolean holdsNames() {
    return plain().slot.raw() == Map.class;
  }

  /** What it means, in a sentence, or "". */
  public String says() {
    String said =
        component.map(RecordKey::says).filter(text -> !text.isEmpty()).orElseGet(slot::says);
    Says type = plain().slot.raw().getAnnotation(Says.class);
    return said.isEmpty() && type != null ? type.value() : said;
  }

  /** How it is written and its default, in Markdown as in the reference. */
  public String writtenForm() {
    return component
        .map(
            key ->
                ValueForms.of(key)
                    + (ValueForms.defaultForm(key).equals("–")
                        ? ""
                        : "; "
                            + (key.defaultText().isEmpty()
                                ? "required"
                                : "by default " + ValueForms.defaultForm(key))))
        .orElse("");
  }

  /** The default of a missing key. */
  public Optional<String> defaultText() {
    return component.flatMap(RecordKey::defaultText).filter(text -> !text.isEmpty());
  }
}
