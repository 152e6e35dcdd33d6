package roundhouse.design.spec;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The sizes of a company's certificates, the president's first. A player who holds more than the
 * president gives ordinary certificates for the president's; they must add up to exactly its size.
 */
public record ShareSizes(List<Integer> percents) {
  private static final int WHOLE = 100;

  /** Certificates of this size, with others or alone, may not make up the president's. */
  public record Misfit(int size, int president) {}

  /** Certificates of one holder: their sum, and a bit for each sum that some of them make. */
  private record Holding(int sum, BigInteger sums) {
    static final Holding NONE = new Holding(0, BigInteger.ONE);

    Holding with(int percent) {
      return new Holding(sum + percent, sums.or(sums.shiftLeft(percent)));
    }
  }

  public ShareSizes {
    percents = List.copyOf(percents);
  }

  /**
   * Takes some certificates that are more than the president's but do not make it up, and returns
   * the largest of them; empty if all such certificates make it up, or if the sizes are not those
   * of a whole company.
   */
  public Optional<Misfit> misfit() {
    boolean whole = percents.stream().mapToInt(Integer::intValue).sum() == WHOLE;
    if (!whole || percents.stream().anyMatch(percent -> percent < 1)) return Optional.empty();
    var ordinary = new ArrayList<>(percents.subList(1, percents.size()));
    ordinary.sort(Comparator.reverseOrder());
    return misfit(ordinary, 0, Holding.NONE, 0);
  }

  /** Looks at all certificates from {@code next} on, added to those held. */
  private Optional<Misfit> misfit(List<Integer> ordinary, int next, Holding held, int largest) {
    int president = percents.getFirst();
    if (held.sum() > president && !held.sums().testBit(president))
      return Optional.of(new Misfit(largest, president));
    int last = 0;
    for (int index = next; index < ordinary.size() && !held.sums().testBit(president); index++) {
      int size = ordinary.get(index);
      if (size == last) continue;
      last = size;
      Optional<Misfit> found =
          misfit(ordinary, index + 1, held.with(size), Math.max(largest, size));
      if (found.isPresent()) return found;
    }
    return Optional.empty();
  }
}
