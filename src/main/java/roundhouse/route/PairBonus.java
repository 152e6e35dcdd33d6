package roundhouse.route;

import java.util.Set;

/**
 * What a run earns besides when it calls at one of some stops and at one of some others.
 *
 * @param adds in the game's currency
 */
public record PairBonus(Set<StopRef> one, Set<StopRef> other, int adds) {
  public PairBonus {
    one = Set.copyOf(one);
    other = Set.copyOf(other);
  }

  /** What calls at these stops earn besides. */
  int earnedBy(Iterable<StopRef> calls) {
    boolean first = false;
    boolean second = false;
    for (StopRef call : calls) {
      first |= one.contains(call);
      second |= other.contains(call);
    }
    return first && second ? adds : 0;
  }
}
