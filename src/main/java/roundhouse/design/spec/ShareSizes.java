package roundhouse.design.spec;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The sizes of a company's certificates, the president's first. Who holds more than the president
 * gives ordinary certificates for the president's. Any holding large enough can do so where each
 * size is a multiple of the next smaller one.
 */
public record ShareSizes(List<Integer> percents) {

  /** Two sizes, the larger of which is no multiple of the smaller. */
  public record Misfit(int size, int larger) {}

  public ShareSizes {
    percents = List.copyOf(percents);
  }

  /** The first size that does not fit the one before it. */
  public Optional<Misfit> misfit() {
    if (percents.isEmpty()) return Optional.empty();
    int larger = percents.getFirst();
    for (int size : percents.stream().skip(1).sorted(Comparator.reverseOrder()).toList()) {
      if (size < 1 || larger % size != 0) return Optional.of(new Misfit(size, larger));
      larger = size;
    }
    return Optional.empty();
  }
}
