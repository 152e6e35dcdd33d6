package roundhouse.board;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * What follows from an immutable object: found when first asked for, and kept by that object as
 * long as it lives. Threads that ask do not wait for each other; where two find the same, one
 * answer is kept. An object that is asked far more often than in a game, such as a board in a long
 * search, forgets its answers and finds them again.
 */
public final class DerivedFacts {
  private static final int MOST = 5_000;

  private final Map<Record, Object> known = new ConcurrentHashMap<>();

  /**
   * The answer to a question about the object.
   *
   * @param question compared by {@code equals}; each class asks with a type of its own
   */
  @SuppressWarnings("unchecked")
  public <R> R get(Record question, Supplier<R> find) {
    Object answer = known.get(question);
    return (R) (answer != null ? answer : keep(question, find.get()));
  }

  /** The answer if it was found before, otherwise null. */
  @SuppressWarnings("unchecked")
  public <R> R known(Record question) {
    return (R) known.get(question);
  }

  private Object keep(Record question, Object found) {
    if (known.size() >= MOST) known.clear();
    Object earlier = known.putIfAbsent(question, found);
    return earlier == null ? found : earlier;
  }
}
