package roundhouse.design.checks;

import java.util.List;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.TrainSpec;

/** Trains rust on later ones, and the other side of a card is no card of its own. */
final class TrainsCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    List<String> trains = List.copyOf(design.trains().keySet());
    if (trains.isEmpty())
      findings.error("trains", "there is no train", "add '2: { runs: 2, price: 100, count: 4 }'");
    for (TrainSpec train : design.trains().values()) {
      checkRust(train, trains, findings);
      checkOtherSide(train, design, findings);
    }
  }

  private static void checkRust(TrainSpec train, List<String> trains, CheckFindings findings) {
    boolean later =
        train.rustsOn().isEmpty()
            || !trains.contains(train.rustsOn())
            || trains.indexOf(train.rustsOn()) > trains.indexOf(train.name());
    if (!later)
      findings.error(
          "trains." + train.name() + ".rusts-on",
          "the "
              + train.rustsOn()
              + "-train is sold no later than the "
              + train.name()
              + "-train that it rusts",
          "trains rust on a train listed below them");
  }

  private static void checkOtherSide(TrainSpec train, Design design, CheckFindings findings) {
    TrainSpec front = design.trains().get(train.otherSideOf());
    if (front == null) return;
    if (train.count().unlimited() || train.count().number() > 0)
      findings.error(
          "trains." + train.name() + ".count",
          "its cards are those of the " + front.name() + "-train, and are counted there",
          "write 'count: 0'");
    if (front == train || !front.otherSideOf().isEmpty())
      findings.error(
          "trains." + train.name() + ".other-side-of",
          front == train
              ? "a train cannot be the other side of itself"
              : "the "
                  + front.name()
                  + "-train is itself the other side of the "
                  + front.otherSideOf()
                  + "-train",
          "name the train whose cards are counted");
  }
}
