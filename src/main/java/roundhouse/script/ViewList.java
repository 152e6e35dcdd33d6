package roundhouse.script;

import java.util.List;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;

/** A list as a script sees it: a read-only array. */
record ViewList(Views views, List<?> list) implements View, ProxyArray {

  /** The script engine turns only this exception into undefined. */
  @Override
  public Object get(long index) {
    return views.look(this, Look.Kind.ENTRY, index);
  }

  @Override
  public Object look(Look.Kind kind, Object detail) {
    return kind == Look.Kind.SIZE ? Integer.valueOf(list.size()) : entry((long) detail);
  }

  private Object entry(long index) {
    if (index < 0 || index >= list.size()) throw new ArrayIndexOutOfBoundsException();
    return views.show(list.get((int) index));
  }

  @Override
  public void set(long index, Value value) {
    throw ReadOnly.refusal();
  }

  @Override
  public boolean remove(long index) {
    throw ReadOnly.refusal();
  }

  @Override
  public long getSize() {
    return (int) views.look(this, Look.Kind.SIZE, "");
  }

  @Override
  public String toString() {
    return "[list of " + getSize() + "]";
  }
}
