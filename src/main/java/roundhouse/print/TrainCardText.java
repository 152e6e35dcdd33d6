package roundhouse.print;

import java.util.ArrayList;
import java.util.stream.Collectors;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.TrainSpec;

/** The small print on the card of a train. */
final class TrainCardText {
  private TrainCardText() {}

  /** What else the card may be bought as; "" if nothing else. */
  static String otherSide(Design design, TrainSpec train) {
    return design.trains().values().stream()
        .filter(other -> other.otherSideOf().equals(train.name()))
        .map(other -> "or a " + other.name() + " for " + design.amount(other.price()))
        .collect(Collectors.joining(", "));
  }

  /** Until when it runs. */
  static String lasts(TrainSpec train) {
    var ends = new ArrayList<String>();
    if (!train.obsoleteWith().isEmpty())
      ends.add("obsolete with the first " + train.obsoleteWith());
    if (!train.rustsOn().isEmpty()) ends.add("rusts with the first " + train.rustsOn());
    return ends.isEmpty() ? "permanent" : String.join(", ", ends);
  }
}
