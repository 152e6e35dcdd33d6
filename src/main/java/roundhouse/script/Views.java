package roundhouse.script;

import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.Proxy;

/**
 * Shows Java's objects to scripts, read-only and no sooner than they are looked at. Made once for
 * each state and box, so that the same object is the same view and its members are worked out once.
 * Not for several threads.
 */
public final class Views {
  private final Map<Class<?>, ViewType<?>> types;
  private final Map<Object, Proxy> shown = new IdentityHashMap<>();
  private Optional<Notes> notes = Optional.empty();

  /**
   * @param types by the class whose objects they show; sub-classes are shown as their nearest.
   */
  public Views(Collection<ViewType<?>> types) {
    this.types = new HashMap<>();
    types.forEach(type -> this.types.put(type.subject(), type));
  }

  /** From now on, what scripts look at is noted there; answers where it was noted until now. */
  Optional<Notes> noting(Optional<Notes> now) {
    Optional<Notes> before = notes;
    notes = now;
    return before;
  }

  /** A script looks at something. */
  Object look(View view, Look.Kind kind, Object detail) {
    return notes.isPresent() ? notes.get().look(view, kind, detail) : view.look(kind, detail);
  }

  /** A script calls a function. */
  Object call(ViewFunction function, Value... arguments) {
    return notes.isPresent()
        ? notes.get().call(function, arguments)
        : function.answer(new Arguments(arguments));
  }

  /** A script draws lots: its answer follows from more than what it looks at. */
  void drawLots() {
    notes.ifPresent(Notes::spoil);
  }

  private Views(Map<Class<?>, ViewType<?>> types) {
    this.types = types;
  }

  /** Views of the same types, none of them looked at yet. */
  Views afresh() {
    return new Views(types);
  }

  /**
   * What scripts see: texts, whole numbers and yes or no as they are, an Optional's value or null,
   * an enum constant's name in small letters with hyphens, lists as read-only arrays, maps as
   * read-only objects, callbacks as functions, and objects of a known class as their view.
   *
   * @throws IllegalArgumentException where no type is known for an object's class
   */
  public Object show(Object object) {
    return switch (object) {
      case null -> null;
      case String text -> text;
      case Integer number -> number;
      case Long number -> number;
      case Boolean flag -> flag;
      case Optional<?> optional -> show(optional.orElse(null));
      case OptionalInt optional -> optional.isPresent() ? (Object) optional.getAsInt() : null;
      case Proxy proxy -> proxy;
      case Value value -> value;
      default -> shown(object);
    };
  }

  private Object shown(Object object) {
    return switch (object) {
      case List<?> list -> new ViewList(this, list);
      case Map<?, ?> map -> new ViewMap(this, map);
      case Collection<?> collection -> new ViewList(this, List.copyOf(collection));
      case Callback callback -> new ViewFunction(this, callback);
      case Enum<?> constant when type(constant.getClass()).isEmpty() -> hyphenated(constant);
      default -> shown.computeIfAbsent(object, this::view);
    };
  }

  private static String hyphenated(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @SuppressWarnings("unchecked")
  private Proxy view(Object object) {
    ViewType<?> type =
        type(object.getClass())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "scripts have no view of " + object.getClass().getName()));
    return new ViewObject<>(this, (ViewType<Object>) type, object);
  }

  private Optional<ViewType<?>> type(Class<?> subject) {
    ViewType<?> known = types.get(subject);
    if (known != null) return Optional.of(known);
    Optional<ViewType<?>> inherited = ancestors(subject).flatMap(this::type);
    inherited.ifPresent(type -> types.put(subject, type));
    return inherited;
  }

  private Optional<Class<?>> ancestors(Class<?> subject) {
    for (Class<?> face : subject.getInterfaces()) {
      if (type(face).isPresent()) return Optional.of(face);
    }
    return Optional.ofNullable(subject.getSuperclass());
  }
}
