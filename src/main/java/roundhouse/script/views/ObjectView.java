package roundhouse.script.views;

import java.util.List;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyObject;
import roundhouse.design.problem.SpellingHint;
import roundhouse.script.faults.ApiMisuse;

/** An object as a script sees it. Each member is computed when a script first reads it. */
final class ObjectView<T> implements SubjectView, ProxyObject {
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

  @Override
  public void putMember(String name, Value value) {
    throw ReadOnlyRefusal.refusal();
  }

  @Override
  public boolean removeMember(String name) {
    throw ReadOnlyRefusal.refusal();
  }

  private ApiMisuse unknown(String name) {
    return new ApiMisuse(
        "a %s has no '%s': %s".formatted(type.name(), name, SpellingHint.fix(name, type.names())));
  }

  @Override
  public String toString() {
    return "[view " + type.name() + "]";
  }
}
