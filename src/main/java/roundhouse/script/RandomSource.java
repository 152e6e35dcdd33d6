package roundhouse.script;

/** Where a hook's random numbers come from: the game's own seeded generator. */
@FunctionalInterface
public interface RandomSource {

  /** A whole number from 0 up to, not including, {@code n}, which is at least 1. */
  int below(int n);
}
