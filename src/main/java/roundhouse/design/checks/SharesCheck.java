package roundhouse.design.checks;

import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;

/** There are kinds of companies, and the certificates of each kind add up to 100 percent. */
final class SharesCheck implements DesignCheck {
  @Override
  public void check(Design design, CheckFindings findings) {
    if (design.kinds().isEmpty())
      findings.error("kinds", "there is no kind of company", "add 'usual: { shares: … }'");
    design.kinds().forEach((name, kind) -> check("kinds." + name, kind, findings));
  }

  private static void check(String path, KindSpec kind, CheckFindings findings) {
    CertificateSizes.check(path + ".shares", kind.shares(), kind.share(), findings);
    CertificateSizes.checkShare(path + ".share", kind.shares(), kind.share(), findings);
    kind.sharesFor()
        .forEach(
            (players, shares) ->
                CertificateSizes.check(
                    path + ".shares-for." + players, shares, kind.share(), findings));
  }
}
