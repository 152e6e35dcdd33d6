package roundhouse.script.views;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyObject;

/** A map, which no longer changes, as a script sees it: an object with a member for each key. */
final class MapView implements DataView, ProxyObject {
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
