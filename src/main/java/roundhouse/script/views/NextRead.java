package roundhouse.script.views;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A read of a script, and what follows each result that it has had. Most reads have had one or two
 * results: those are compared one by one, which is faster than a map.
 */
final class NextRead implements KnownReads {
  private static final int FEW = 6;

  private final Observation read;
  private Object[] results = new Object[1];
  private KnownReads[] following = new KnownReads[1];
  private int count;
  private Map<Object, KnownReads> many = Map.of();

  NextRead(Observation read) {
    this.read = read;
  }

  boolean reads(Observation other) {
    return read.equals(other);
  }

  /** Reads it once more, in the state of these views. */
  Object repeated(ViewNumbering things) {
    Object detail =
        read.kind() == Observation.Kind.CALL
            ? things.arguments((List<?>) read.detail())
            : read.detail();
    return things.get(read.viewNumber()).observe(read.kind(), detail);
  }

  /** What follows a result; null if it is new. */
  KnownReads after(ViewNumbering things, Object result) {
    if (!many.isEmpty()) return many.get(things.comparable(result));
    int number = result instanceof ScriptView seen ? things.meet(seen) : -1;
    for (int i = 0; i < count; i++)
      if (ViewNumbering.looksLike(result, number, results[i])) return following[i];
    return null;
  }

  /**
   * What follows a result already, or this from now on.
   *
   * @param result comparable
   */
  KnownReads knownOr(Object result, KnownReads otherwise) {
    if (!many.isEmpty()) return many.computeIfAbsent(result, _ -> otherwise);
    for (int i = 0; i < count; i++) if (results[i].equals(result)) return following[i];
    add(result, otherwise);
    return otherwise;
  }

  private void add(Object result, KnownReads next) {
    if (count == FEW) {
      many = new HashMap<>();
      for (int i = 0; i < count; i++) many.put(results[i], following[i]);
      many.put(result, next);
      return;
    }
    if (count == results.length) {
      results = Arrays.copyOf(results, FEW);
      following = Arrays.copyOf(following, FEW);
    }
    results[count] = result;
    following[count++] = next;
  }
}
