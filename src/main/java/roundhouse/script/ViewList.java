package roundhouse.script;

import java.util.List;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;

/** A list as a script sees it: an array that cannot be changed. */
record ViewList(Views views, List<?> list) implements ProxyArray {

  /** Beyond the end there is undefined, which this exception, and no other, stands for. */
  @Override
  public Object get(long index) {
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
    return list.size();
  }

  @Override
  public String toString() {
    return "[list of " + list.size() + "]";
  }
}
