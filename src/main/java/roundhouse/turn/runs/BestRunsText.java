package roundhouse.turn.runs;

import java.util.Optional;
import roundhouse.design.spec.Design;
import roundhouse.engine.runs.BestRuns;
import roundhouse.game.Train;
import roundhouse.words.UiWords;

/** The best runs of a company in words. */
public final class BestRunsText {
  private BestRunsText() {}

  /** What a company's best runs earn; while none are given, that they are being searched for. */
  public static String of(Design design, String company, Optional<BestRuns> best) {
    return best.map(found -> of(design, company, found))
        .orElseGet(() -> UiWords.of("best.seeking", company));
  }

  private static String of(Design design, String company, BestRuns best) {
    Optional<String> lent = best.lent().map(Train::type);
    if (best.runs().isEmpty())
      return lent.map(type -> UiWords.of("best.none-lent", company, type))
          .orElseGet(() -> UiWords.of("best.none", company));
    String income = income(design, best);
    return lent.map(type -> UiWords.of("best.runs-lent", company, type, income))
        .orElseGet(() -> UiWords.of("best.runs", company, income));
  }

  private static String income(Design design, BestRuns best) {
    String revenue = design.amount(best.revenue());
    return best.subsidy() > 0
        ? UiWords.of("best.subsidy", revenue, design.amount(best.subsidy()))
        : revenue;
  }
}
