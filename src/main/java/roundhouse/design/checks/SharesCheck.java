package roundhouse.design.checks;

import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;

/** There are kinds of companies, and the certificates of each kind add up to 100 percent. */
final class SharesCheck implements DesignCheck {
  private static final int WHOLE = 100;

  @Override
  public void check(Design design, CheckFindings findings) {
    if (design.kinds().isEmpty())
      findings.error("kinds", "there is no kind of company", "add 'usual: { shares: … }'");
    design.kinds().forEach((name, kind) -> check(name, kind, findings));
  }

  private static void check(String name, KindSpec kind, CheckFindings findings) {
    int sum = kind.shares().stream().mapToInt(Integer::intValue).sum();
    if (sum == WHOLE && kind.shares().stream().allMatch(percent -> percent > 0)) return;
    findings.error(
        "kinds." + name + ".shares",
        "the certificates add up to " + sum + " percent",
        "each must be more than 0, and the total must be 100");
  }
}
