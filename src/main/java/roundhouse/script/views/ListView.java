package roundhouse.script.views;

import java.util.List;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;

/** A list as a script sees it: a read-only array. */
record ListView(ViewFactory views, List<?> list) implements DataView, ProxyArray {

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
