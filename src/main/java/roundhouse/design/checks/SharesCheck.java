package roundhouse.design.checks;

import java.util.List;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.ShareSizes;

/** There are kinds of companies, and the certificates of each kind add up to 100 percent. */
final class SharesCheck implements DesignCheck {
  private static final int WHOLE = 100;

  @Override
  public void check(Design design, CheckFindings findings) {
    if (design.kinds().isEmpty())
      findings.error("kinds", "there is no kind of company", "add 'usual: { shares: … }'");
    design.kinds().forEach((name, kind) -> check("kinds." + name, kind, findings));
  }

  private static void check(String path, KindSpec kind, CheckFindings findings) {
    checkKind(path + ".shares", kind.shares(), findings);
    kind.sharesFor()
        .forEach((players, shares) -> checkKind(path + ".shares-for." + players, shares, findings));
  }

  private static void checkKind(String path, List<Integer> shares, CheckFindings findings) {
    CertificateSums.check(path, shares, findings);
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
}
