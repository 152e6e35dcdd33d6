package roundhouse.script.views;

/** Supplies a hook's random numbers from the game's seeded generator. */
@FunctionalInterface
public interface RandomSource {

  /** A whole number from 0 up to, not including, {@code n}, which is at least 1. */
  int below(int n);
}
