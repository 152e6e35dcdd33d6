package roundhouse.board;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The values asked for last, by what they follow from. Few are kept, so keys are compared one by
 * one: a hash would read all of each key.
 */
public final class RecentlyUsed<K, V> {
  private record Entry<K, V>(K key, V value) {}

  private final int most;

  /** Least recently used first. */
  private final Deque<Entry<K, V>> entries = new ArrayDeque<>();

  /**
   * @param most how many values are kept
   */
  public RecentlyUsed(int most) {
    this.most = most;
  }

  /** The value for a key, made if it is not there. */
  public V get(K key, Supplier<V> make) {
    return find(key).orElseGet(() -> keep(key, make.get()));
  }

  /** The value for a key, if it is there. */
  public synchronized Optional<V> find(K key) {
    Optional<Entry<K, V>> found =
        entries.stream().filter(entry -> entry.key().equals(key)).findFirst();
    found.ifPresent(this::toTheEnd);
    return found.map(Entry::value);
  }

  /** Keeps a value and returns it, or the one that another thread has kept in the meantime. */
  public synchronized V keep(K key, V value) {
    Optional<V> earlier = find(key);
    if (earlier.isPresent()) return earlier.get();
    entries.addLast(new Entry<>(key, value));
    if (entries.size() > most) entries.removeFirst();
    return value;
  }

  private void toTheEnd(Entry<K, V> used) {
    entries.removeIf(entry -> entry == used);
    entries.addLast(used);
  }
}
