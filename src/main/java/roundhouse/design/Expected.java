package roundhouse.design;

import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What may be written at a path of a design, and what it means: for completion, help and tables.
 */
public final class Expected {
  private final Slot slot;
  private final Optional<Component> component;

  private Expected(Slot slot, Optional<Component> component) {
    this.slot = slot;
    this.component = component;
  }

  /**
   * What is expected at a path; empty where anything, or nothing, may be written.
   *
   * @param path from the title down; below an option it continues as in a title
   */
  public static Optional<Expected> at(List<String> path) {
    boolean option =
        path.size() > 2
            && path.getFirst().equals(Options.KEY)
            && Options.OVERLAID.contains(path.get(2));
    Optional<Expected> found = Optional.of(new Expected(Slot.root(Design.class), Optional.empty()));
    for (String name : option ? path.subList(2, path.size()) : path)
      found = found.flatMap(expected -> expected.under(name));
    return found;
  }

  private Expected as(Type type) {
    return new Expected(slot.as(type), component);
  }

  private Expected plain() {
    return slot.raw() == Optional.class ? as(Component.argument(slot.type(), 0)) : this;
  }

  private Optional<Expected> under(String name) {
    Expected here = plain();
    Class<?> raw = here.slot.raw();
    if (raw == Map.class) return Optional.of(here.as(Component.argument(here.slot.type(), 1)));
    if (raw == List.class) return item(here, name);
    if (raw.isAnnotationPresent(OneOf.class)) return kind(raw, name).map(here::as);
    if (!raw.isRecord() || raw == Data.class) return Optional.empty();
    return Component.keysOf(raw).stream()
        .filter(key -> key.key().equals(name))
        .findFirst()
        .map(key -> new Expected(here.slot.component(key), Optional.of(key)));
  }

  /** An overlay refers to the items of a list by name. */
  private static Optional<Expected> item(Expected list, String name) {
    Expected item = list.as(Component.argument(list.slot.type(), 0));
    return name.matches("\\d+") ? Optional.of(item) : item.under(name);
  }

  private static Optional<Class<?>> kind(Class<?> sealed, String name) {
    return Arrays.stream(sealed.getPermittedSubclasses())
        .filter(kind -> Names.key(kind.getSimpleName()).equals(name))
        .findFirst();
  }

  /**
   * The keys that may be written there; none where the designer chooses the names, or no keys fit.
   */
  public List<String> keys() {
    Class<?> raw = plain().slot.raw();
    if (raw == List.class) return as(Component.argument(plain().slot.type(), 0)).kinds();
    if (raw.isAnnotationPresent(OneOf.class)) return plain().kinds();
    return raw.isRecord() && raw != Data.class ? Records.keys(raw) : List.of();
  }

  private List<String> kinds() {
    Class<?> raw = slot.raw();
    return raw.isAnnotationPresent(OneOf.class)
        ? Arrays.stream(raw.getPermittedSubclasses())
            .map(kind -> Names.key(kind.getSimpleName()))
            .toList()
        : List.of();
  }

  /** The words of which one or several must be written; none where any text is allowed. */
  public List<String> words() {
    Class<?> raw = value().slot.raw();
    if (raw == boolean.class) return List.of("yes", "no");
    if (raw.isEnum()) return Names.words(raw);
    return value().kinds();
  }

  private Expected value() {
    Expected here = plain();
    return here.slot.raw() == List.class ? here.as(Component.argument(here.slot.type(), 0)) : here;
  }

  /**
   * The path of the map whose names may be written there, {@code trains}; empty if the value does
   * not refer to a name.
   */
  public Optional<String> names() {
    return slot.reference().map(Reference::value).filter(map -> !map.isEmpty());
  }

  /** Whether several words may be written there. */
  public boolean several() {
    return plain().slot.raw() == List.class;
  }

  /** Whether the keys there are names that the designer chooses. */
  public boolean named() {
    return plain().slot.raw() == Map.class;
  }

  /** What it means, in a sentence, or "". */
  public String says() {
    String said =
        component.map(Component::says).filter(text -> !text.isEmpty()).orElseGet(slot::says);
    Says type = plain().slot.raw().getAnnotation(Says.class);
    return said.isEmpty() && type != null ? type.value() : said;
  }

  /** How it is written and its default, in Markdown as in the reference. */
  public String form() {
    return component
        .map(
            key ->
                ValueForms.of(key)
                    + (ValueForms.standard(key).equals("–")
                        ? ""
                        : "; "
                            + (key.standard().isEmpty()
                                ? "required"
                                : "by default " + ValueForms.standard(key))))
        .orElse("");
  }

  /** The default of a missing key. */
  public Optional<String> standard() {
    return component.flatMap(Component::standard).filter(text -> !text.isEmpty());
  }
}
