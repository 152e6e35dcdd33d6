package roundhouse.script.views;

import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.Proxy;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.problem.SpellingHint;
import roundhouse.script.faults.ApiMisuse;

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
   * The object as scripts see it: strings, numbers and booleans as they are, an Optional's value or
   * null, an enum constant's name in kebab case, lists as read-only arrays, maps as read-only
   * objects, callbacks as functions, and objects of a known class as their view.
   *
   * @throws IllegalArgumentException when there is no view type for the object's class
   */
  public Object show(Object object) {
    return switch (object) {
      case null -> null;
      case String text -> text;
      case Integer number -> number;
      case Long number -> number;
      case Double number -> number;
      case Boolean flag -> flag;
      case Optional<?> optional -> show(optional.orElse(null));
      case OptionalInt optional -> optional.isPresent() ? (Object) optional.getAsInt() : null;
      case Proxy proxy -> proxy;
      case Value value -> value;
      default -> shown(object);
    };
  }

  /** What a function is given, as an object with a member for each name. */
  public ScriptView given(GivenValues values) {
    return new GivenView(this, values);
  }

  private Object shown(Object object) {
    return switch (object) {
      case List<?> list -> new ListView(this, list);
      case Map<?, ?> map -> new MapView(this, map);
      case Collection<?> collection -> new ListView(this, List.copyOf(collection));
      case HostFunction callback -> new FunctionView(this, callback);
      case Enum<?> constant when type(constant.getClass()).isEmpty() -> YamlNames.word(constant);
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

  /** A Java function as a script sees it. Its text is the same in every run. */
  private record FunctionView(ViewFactory views, HostFunction callback)
      implements ScriptView, ProxyExecutable {

    @Override
    public Object execute(Value... arguments) {
      return views.call(this, arguments);
    }

    @Override
    public Object observe(Observation.Kind kind, Object arguments) {
      return answer((CallArguments) arguments);
    }

    Object answer(CallArguments arguments) {
      return views.show(callback.call(arguments));
    }

    @Override
    public String toString() {
      return "[function of the engine]";
    }
  }

  /** A list as a script sees it: a read-only array. */
  private record ListView(ViewFactory views, List<?> list) implements DataView, ProxyArray {

    @Override
    public Object data() {
      return list;
    }

    @Override
    public void answered() {
      views.answered(this);
    }

    /** The script engine turns only this exception into undefined. */
    @Override
    public Object get(long index) {
      return views.observe(this, Observation.Kind.ENTRY, index);
    }

    @Override
    public Object observe(Observation.Kind kind, Object detail) {
      return kind == Observation.Kind.SIZE ? Integer.valueOf(list.size()) : entry((long) detail);
    }

    private Object entry(long index) {
      if (index < 0 || index >= list.size()) throw new ArrayIndexOutOfBoundsException();
      return views.show(list.get((int) index));
    }

    @Override
    public void set(long index, Value value) {
      throw ReadOnlyRefusal.refusal();
    }

    @Override
    public boolean remove(long index) {
      throw ReadOnlyRefusal.refusal();
    }

    @Override
    public long getSize() {
      return (int) views.observe(this, Observation.Kind.SIZE, "");
    }

    @Override
    public String toString() {
      return "[list of " + getSize() + "]";
    }
  }

  /**
   * The innermost call of a script that runs now. What a script kept from another call is refused
   * meanwhile: it shows a state that may be gone, and a game that depends on it cannot be repeated.
   */
  private static final class RunningCall {
    /** Null between calls, where only the engine reads. */
    private Call innermost;

    /** A call: what it received may be used as long as it is the innermost. */
    final class Call implements CallToken {
      private final Object views;

      private Call(Object views) {
        this.views = views;
      }

      @Override
      public void requireRunning(String name) {
        if (innermost != this)
          throw new ApiMisuse(
              name + " belongs to another call: use the one that this call receives");
      }
    }

    <T> T during(Object views, Function<CallToken, T> work) {
      Call outer = innermost;
      innermost = new Call(views);
      try {
        return work.apply(innermost);
      } finally {
        innermost = outer;
      }
    }

    /**
     * Views of the same state may be kept: they show the same.
     *
     * @param views that show it
     */
    void requireRead(Object views) {
      if (innermost != null && innermost.views != views)
        throw new ApiMisuse(
            "what is read here was kept from another call and may be out of date: read it from what"
                + " this call receives");
    }
  }

  /** An object with members that a script can read, but not change. */
  private interface ReadOnlyObject extends ScriptView, ProxyObject {

    @Override
    default void putMember(String name, Value value) {
      throw ReadOnlyRefusal.refusal();
    }

    @Override
    default boolean removeMember(String name) {
      throw ReadOnlyRefusal.refusal();
    }
  }

  /** A map, which no longer changes, as a script sees it: an object with a member for each key. */
  private static final class MapView implements DataView, ReadOnlyObject {
    private final ViewFactory views;
    private final Map<?, ?> members;

    MapView(ViewFactory views, Map<?, ?> map) {
      this.views = views;
      this.members = isByName(map) ? map : byName(map);
    }

    private static boolean isByName(Map<?, ?> map) {
      for (Object key : map.keySet()) if (!(key instanceof String)) return false;
      return true;
    }

    private Map<String, Object> byName(Map<?, ?> map) {
      var named = new LinkedHashMap<String, Object>();
      map.forEach(
          (key, value) ->
              named.put(
                  key instanceof Enum<?> ? (String) views.show(key) : String.valueOf(key), value));
      return named;
    }

    @Override
    public Object data() {
      return members;
    }

    @Override
    public void answered() {
      views.answered(this);
    }

    @Override
    public Object observe(Observation.Kind kind, Object detail) {
      return switch (kind) {
        case HAS -> members.containsKey(detail);
        case NAMES -> List.copyOf(members.keySet());
        case SIZE -> members.size();
        default -> views.show(members.get(detail));
      };
    }

    @Override
    public Object getMember(String name) {
      return views.observe(this, Observation.Kind.MEMBER, name);
    }

    @Override
    public boolean hasMember(String name) {
      return (boolean) views.observe(this, Observation.Kind.HAS, name);
    }

    @Override
    @SuppressWarnings("unchecked")
    public Object getMemberKeys() {
      return ProxyArray.fromList((List<Object>) views.observe(this, Observation.Kind.NAMES, ""));
    }

    @Override
    public String toString() {
      return "[object of " + views.observe(this, Observation.Kind.SIZE, "") + "]";
    }
  }

  /** What a function is given. Its names never differ, so only values are observed. */
  private record GivenView(ViewFactory views, GivenValues given) implements ReadOnlyObject {

    @Override
    public Object observe(Observation.Kind kind, Object detail) {
      return views.show(given.value((String) detail));
    }

    @Override
    public Object getMember(String name) {
      return views.observe(this, Observation.Kind.MEMBER, name);
    }

    /** True for any other name, so that reading an unknown one is an error and not undefined. */
    @Override
    public boolean hasMember(String name) {
      return given.names().contains(name) || !OrdinaryNames.contains(name);
    }

    @Override
    public Object getMemberKeys() {
      return ProxyArray.fromList(List.<Object>copyOf(given.names()));
    }

    @Override
    public String toString() {
      return "[object of " + given.names().size() + "]";
    }
  }

  /** An object as a script sees it. Each member is computed when a script first reads it. */
  static final class ObjectView<T> implements SubjectView, ReadOnlyObject {
    /** A member that was read and is null. */
    private static final Object NULL = new Object();

    private final ViewFactory views;
    private final ViewType<T> type;
    private final T subject;
    private final Object[] read;

    ObjectView(ViewFactory views, ViewType<T> type, T subject) {
      this.views = views;
      this.type = type;
      this.subject = subject;
      this.read = new Object[type.members().size()];
    }

    @Override
    public T subject() {
      return subject;
    }

    @Override
    public Object key() {
      return views.observe(this, Observation.Kind.KEY, "");
    }

    @Override
    public Object observe(Observation.Kind kind, Object detail) {
      return kind == Observation.Kind.KEY ? keyOf() : member((String) detail);
    }

    @Override
    public Object type() {
      return type;
    }

    private Object keyOf() {
      return type.key()
          .<Object>map(key -> views.show(key.apply(subject)))
          .orElseThrow(
              () ->
                  new AnswerReader.InvalidAnswer(
                      "is a view (" + type.name() + "), not data: answer its values instead"));
    }

    @Override
    public Object getMember(String name) {
      return views.observe(this, Observation.Kind.MEMBER, name);
    }

    private Object member(String name) {
      int position = type.position(name);
      if (position < 0) throw unknown(name);
      Object known = read[position];
      if (known != null) return known == NULL ? null : known;
      Object shown = views.show(type.members().get(position).accessor().apply(subject));
      read[position] = shown == null ? NULL : shown;
      return shown;
    }

    /** True for any other name, so that reading an unknown one is an error and not undefined. */
    @Override
    public boolean hasMember(String name) {
      return type.position(name) >= 0 || !OrdinaryNames.contains(name);
    }

    @Override
    public Object getMemberKeys() {
      return ProxyArray.fromList(List.<Object>copyOf(type.names()));
    }

    private ApiMisuse unknown(String name) {
      return new ApiMisuse(
          "a %s has no '%s': %s"
              .formatted(type.name(), name, SpellingHint.fix(name, type.names())));
    }

    @Override
    public String toString() {
      return "[view " + type.name() + "]";
    }
  }

  /** The error that a script gets when it tries to change a view. */
  private static final class ReadOnlyRefusal {

    private ReadOnlyRefusal() {}

    static ApiMisuse refusal() {
      return new ApiMisuse("the state is read-only: answer with effects");
    }
  }
}
