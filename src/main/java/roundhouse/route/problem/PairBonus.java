package roundhouse.route.problem;

import java.util.Set;

/**
 * A bonus for a run that calls at a stop of each of two groups.
 *
 * @param adds its amount
 */
public record PairBonus(Set<StopRef> one, Set<StopRef> other, int adds) {
  public PairBonus {
    one = Set.copyOf(one);
    other = Set.copyOf(other);
  }

  /** The bonus for calls at these stops. */
  public int earnedBy(Iterable<StopRef> calls) {
    boolean first = false;
    boolean second = false;
    for (StopRef call : calls) {
      first |= one.contains(call);
      second |= other.contains(call);
    }
    return first && second ? adds : 0;
  }
}
