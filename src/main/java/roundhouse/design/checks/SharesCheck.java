package roundhouse.design.checks;

import java.util.List;
import roundhouse.design.spec.ComesWith;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.ShareSizes;

/**
 * There are kinds of companies, and the certificates of each kind add up to 100 percent; what comes
 * with a private is one company.
 */
final class SharesCheck implements DesignCheck {
  private static final int WHOLE = 100;

  @Override
  public void check(Design design, CheckFindings findings) {
    if (design.kinds().isEmpty())
      findings.error("kinds", "there is no kind of company", "add 'usual: { shares: … }'");
    design.kinds().forEach((name, kind) -> check("kinds." + name, kind, findings));
    design
        .privates()
        .forEach(
            (id, spec) ->
                spec.comesWith()
                    .ifPresent(with -> check("privates." + id + ".comes-with", with, findings)));
  }

  private static void check(String path, ComesWith with, CheckFindings findings) {
    if (with.company().isEmpty() == with.drawnFrom().isEmpty())
      findings.error(
          path,
          "what comes with it is not one company",
          "write 'company: …', or 'drawn-from: …' with those that may be drawn");
    if (!with.shares().isEmpty()) check(path + ".shares", with.shares(), findings);
  }

  private static void check(String path, KindSpec kind, CheckFindings findings) {
    checkKind(path + ".shares", kind.shares(), findings);
    kind.sharesFor()
        .forEach((players, shares) -> checkKind(path + ".shares-for." + players, shares, findings));
  }

  private static void checkKind(String path, List<Integer> shares, CheckFindings findings) {
    check(path, shares, findings);
    int least = shares.stream().mapToInt(Integer::intValue).min().orElse(WHOLE);
    if (shares.stream().anyMatch(percent -> percent % least != 0))
      findings.warning(
          path,
          "not every certificate is a multiple of the smallest, " + least + " percent",
          "prices count whole shares of " + least + " percent, and a remainder costs nothing");
    checkExchange(path, shares, findings);
  }

  private static void checkExchange(String path, List<Integer> shares, CheckFindings findings) {
    new ShareSizes(shares)
        .misfit()
        .ifPresent(
            misfit ->
                findings.error(
                    path,
                    "a player with certificates of "
                        + misfit.size()
                        + " percent may be unable to exchange them for one of "
                        + misfit.president(),
                    "begin with the president's certificate, and make each size a multiple of the"
                        + " next smaller one"));
  }

  private static void check(String path, List<Integer> shares, CheckFindings findings) {
    int sum = shares.stream().mapToInt(Integer::intValue).sum();
    if (sum == WHOLE && shares.stream().allMatch(percent -> percent > 0)) return;
    findings.error(
        path,
        "the certificates add up to " + sum + " percent",
        "each must be more than 0, and the total must be 100");
  }
}
