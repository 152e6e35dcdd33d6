package roundhouse.script;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyObject;

/** A map as a script sees it: an object with a member for each key, undefined where there is none. */
final class ViewMap implements ProxyObject {
  private final Views views;
  private final Map<String, Object> members = new LinkedHashMap<>();

  ViewMap(Views views, Map<?, ?> map) {
    this.views = views;
    map.forEach(
        (key, value) ->
            members.put(
                key instanceof Enum<?> ? (String) views.show(key) : String.valueOf(key), value));
  }

  @Override
  public Object getMember(String name) {
    return views.show(members.get(name));
  }

  @Override
  public boolean hasMember(String name) {
    return members.containsKey(name);
  }

  @Override
  public Object getMemberKeys() {
    return ProxyArray.fromList(List.copyOf(members.keySet()));
  }

  @Override
  public void putMember(String name, Value value) {
    throw ReadOnly.refusal();
  }

  @Override
  public boolean removeMember(String name) {
    throw ReadOnly.refusal();
  }

  @Override
  public String toString() {
    return "[object of " + members.size() + "]";
  }
}
