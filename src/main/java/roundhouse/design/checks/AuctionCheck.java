package roundhouse.design.checks;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.steps.SelectionAuction;
import roundhouse.design.spec.steps.StepSpec;

/** Every lot of an auction is a private or a company of the title. */
final class AuctionCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    Set<String> known = new LinkedHashSet<>(design.privates().keySet());
    known.addAll(design.companies().keySet());
    design
        .rounds()
        .forEach(
            (name, round) -> check("rounds." + name + ".steps.", round.steps(), known, findings));
  }

  private static void check(
      String path, List<StepSpec> steps, Set<String> known, CheckFindings findings) {
    for (int index = 0; index < steps.size(); index++) {
      if (!(steps.get(index) instanceof SelectionAuction auction)) continue;
      check(path + index + ".lots.", auction, known, findings);
    }
  }

  private static void check(
      String path, SelectionAuction auction, Set<String> known, CheckFindings findings) {
    for (int index = 0; index < auction.lots().size(); index++) {
      String lot = auction.lots().get(index);
      if (known.contains(lot)) continue;
      findings.error(
          path + index,
          "there is no private or company '" + lot + "'",
          SpellingHint.fix(lot, known));
    }
  }
}
