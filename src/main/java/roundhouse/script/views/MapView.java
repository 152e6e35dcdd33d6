package roundhouse.script.views;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyObject;

/** A map as a script sees it: an object with a member for each key. */
final class MapView implements ScriptView, ProxyObject {
  private final ViewFactory views;
  private final Map<String, Object> members = new LinkedHashMap<>();

  MapView(ViewFactory views, Map<?, ?> map) {
    this.views = views;
    map.forEach(
        (key, value) ->
            members.put(
                key instanceof Enum<?> ? (String) views.show(key) : String.valueOf(key), value));
  }

  @Override
  public Object observe(Observation.Kind kind, Object detail) {
    return switch (kind) {
      case HAS -> members.containsKey((String) detail);
      case NAMES -> List.copyOf(members.keySet());
      case SIZE -> members.size();
      default -> views.show(members.get((String) detail));
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
  public void putMember(String name, Value value) {
    throw ReadOnlyRefusal.refusal();
  }

  @Override
  public boolean removeMember(String name) {
    throw ReadOnlyRefusal.refusal();
  }

  @Override
  public String toString() {
    return "[object of " + views.observe(this, Observation.Kind.SIZE, "") + "]";
  }
}
