package roundhouse.script.views;

import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.Proxy;
import roundhouse.engine.NameCase;

/**
 * Shows Java objects to scripts, read-only and lazily. There is one for each state and context, so
 * that the same object has the same view and each member is computed once. Not thread-safe.
 */
public final class ViewFactory {
  private final Map<Class<?>, ViewType<?>> types;
  private final Map<Object, Proxy> shown = new IdentityHashMap<>();
  private final RunningCall running;
  private Optional<ObservationLog> notes = Optional.empty();

  /**
   * @param types the known types; an object of a subclass is shown as its nearest superclass
   */
  public ViewFactory(Collection<ViewType<?>> types) {
    this(new HashMap<>(), new RunningCall());
    types.forEach(type -> this.types.put(type.subject(), type));
  }

  /** Records what scripts read in these notes from now on; returns the previous notes. */
  public Optional<ObservationLog> recordTo(Optional<ObservationLog> now) {
    Optional<ObservationLog> before = notes;
    notes = now;
    return before;
  }

  /** Does the work of one call of a script; what other calls received is refused meanwhile. */
  public <T> T during(Function<CallToken, T> call) {
    return running.during(this, call);
  }

  /** A script reads something. */
  Object observe(ScriptView view, Observation.Kind kind, Object detail) {
    running.requireRead(this);
    return notes.isPresent() ? notes.get().observe(view, kind, detail) : view.observe(kind, detail);
  }

  /** A script calls a function. */
  Object call(FunctionView function, Value... arguments) {
    return notes.isPresent()
        ? notes.get().call(function, arguments)
        : function.answer(new CallArguments(arguments));
  }

  /** A script answers with a view, such as that of the standard answer, as a whole. */
  void answered(ScriptView view) {
    running.requireRead(this);
    notes.ifPresent(log -> log.answered(view));
  }

  /** A script draws a random number, so its answer depends on more than what it reads. */
  public void markRandom() {
    notes.ifPresent(ObservationLog::invalidate);
  }

  private ViewFactory(Map<Class<?>, ViewType<?>> types, RunningCall running) {
    this.types = types;
    this.running = running;
  }

  /** New views of the same types, for another state. */
  public ViewFactory forNextState() {
    return new ViewFactory(types, running);
  }

  /**
   * The object as scripts see it: strings, whole numbers and booleans as they are, an Optional's
   * value or null, an enum constant's name in kebab case, lists as read-only arrays, maps as
   * read-only objects, callbacks as functions, and objects of a known class as their view.
   *
   * @throws IllegalArgumentException when there is no view type for the object's class
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
      case List<?> list -> new ListView(this, list);
      case Map<?, ?> map -> new MapView(this, map);
      case Collection<?> collection -> new ListView(this, List.copyOf(collection));
      case HostFunction callback -> new FunctionView(this, callback);
      case Enum<?> constant when type(constant.getClass()).isEmpty() -> NameCase.kebabOf(constant);
      default -> shown.computeIfAbsent(object, this::view);
    };
  }

  @SuppressWarnings("unchecked")
  private Proxy view(Object object) {
    ViewType<?> type =
        type(object.getClass())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "there is no view type for " + object.getClass().getName()));
    return new ObjectView<>(this, (ViewType<Object>) type, object);
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
