package roundhouse.lab;

import java.util.List;
import java.util.Optional;

/** All invariants of games. */
final class Laws {
  static final List<Law> ALL =
      List.of(
          new Law("money is conserved", MoneyLaws::conserved),
          new Law("nobody has negative money", MoneyLaws::noDebts),
          new Law("certificates have holders and add up to 100 %", ShareLaws::complete),
          new Law("floated companies have a price", ShareLaws::priced),
          new Law("nobody exceeds the certificate limit by a purchase", ShareLaws::withinLimit),
          new Law("train cards are conserved", TrainLaws::conserved),
          new Law("the board has no more tiles than the manifest", BoardLaws::tiles),
          new Law("every station marker has a space of its own", BoardLaws::markers));

  private Laws() {}

  /** The first invariant that an action breaks. */
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
