package roundhouse.lab;

import java.util.List;
import java.util.Optional;

/** The laws that every game keeps. */
final class Laws {
  static final List<Law> ALL =
      List.of(
          new Law("money is conserved", MoneyLaws::conserved),
          new Law("nobody has less than nothing", MoneyLaws::noDebts),
          new Law("certificates have holders and sum to 100 %", ShareLaws::complete),
          new Law("floated companies have a price", ShareLaws::priced),
          new Law("nobody buys over the certificate limit", ShareLaws::withinLimit),
          new Law("train cards are conserved", TrainLaws::conserved),
          new Law("no more tiles lie than the manifest has", BoardLaws::tiles),
          new Law("station markers stand in spaces of their own", BoardLaws::markers),
          new Law("no company has more markers than its charter", BoardLaws::charters));

  private Laws() {}

  /** The first law that a moment breaks. */
  static Optional<Outcome> broken(Moment moment) {
    return moment.title().scope().run(() -> firstBroken(moment));
  }

  private static Optional<Outcome> firstBroken(Moment moment) {
    for (Law law : ALL) {
      Optional<String> fault = law.brokenBy(moment);
      if (fault.isPresent()) return Optional.of(new Outcome.LawBroken(law.says(), fault.get()));
    }
    return Optional.empty();
  }
}
