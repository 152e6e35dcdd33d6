package roundhouse.engine;

/** A source of random numbers that depends only on its seed. */
public final class Chance {
  private long state;

  /** A source with this seed. */
  public Chance(long state) {
    this.state = state;
  }

  /** A whole number from 0 to {@code bound} - 1. */
  public int below(int bound) {
    if (bound < 1)
      throw new IllegalArgumentException("a random number needs a bound of at least 1");
    state += 0x9E3779B97F4A7C15L;
    long mixed = state;
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return (int) Long.remainderUnsigned(mixed ^ (mixed >>> 31), bound);
  }

  /** A new source with this seed continues exactly as this one would. */
  public long state() {
    return state;
  }
}
