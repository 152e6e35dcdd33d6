package roundhouse.engine;

import java.util.List;
import roundhouse.design.spec.Design;

/** A source of random numbers that depends on nothing but where it began. */
public final class SeededRandom {
  private static final long PLAIN_NUMBERS = 1L << 31;

  private final Design.Chance sequence;
  private long state;

  /** A source with this seed. */
  public SeededRandom(long state) {
    this(Design.Chance.MIXED, state);
  }

  private SeededRandom(Design.Chance sequence, long state) {
    this.sequence = sequence;
    this.state = state;
  }

  /** The source of a game that begins there. */
  public static SeededRandom of(Design design, long state) {
    return new SeededRandom(design.chance(), state);
  }

  /** A whole number from 0 to {@code bound} - 1. */
  public int below(int bound) {
    if (bound < 1)
      throw new IllegalArgumentException("a random number needs a bound of at least 1");
    return (int) Long.remainderUnsigned(next(), bound);
  }

  /** The same items in random order: each draws a number, and the lowest comes first. */
  public <T> List<T> shuffled(List<T> items) {
    record Drawn<T>(long number, T item) {}
    return items.stream()
        .map(item -> new Drawn<>(next(), item))
        .sorted((one, other) -> Long.compareUnsigned(one.number(), other.number()))
        .map(Drawn::item)
        .toList();
  }

  private long next() {
    return sequence == Design.Chance.PLAIN ? plain() : mixed();
  }

  private long plain() {
    state = Math.floorMod(1_103_515_245L * state + 12_345, PLAIN_NUMBERS);
    return state;
  }

  private long mixed() {
    state += 0x9E3779B97F4A7C15L;
    long mixed = state;
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }

  /** A new source with this seed continues exactly as this one would. */
  public long state() {
    return state;
  }
}
