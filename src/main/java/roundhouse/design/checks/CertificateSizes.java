package roundhouse.design.checks;

import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.ShareSizes;

/** The certificates of a company are whole shares of it and add up to 100 percent. */
final class CertificateSizes {
  private static final int WHOLE = 100;

  private CertificateSizes() {}

  static void check(String path, List<Integer> shares, CheckFindings findings) {
    int sum = shares.stream().mapToInt(Integer::intValue).sum();
    if (sum != WHOLE || shares.stream().anyMatch(percent -> percent < 1))
      findings.error(
          path,
          "the certificates add up to " + sum + " percent",
          "each must be more than 0, and the total must be 100");
    int least = shares.stream().mapToInt(Integer::intValue).min().orElse(WHOLE);
    if (shares.stream().anyMatch(percent -> percent % least != 0))
      findings.warning(
          path,
          "not every certificate is a multiple of the smallest, " + least + " percent",
          "prices count whole shares of " + least + " percent, and a remainder costs nothing");
    Optional<ShareSizes.Misfit> misfit = new ShareSizes(shares).misfit();
    if (misfit.isPresent()) unexchangeable(path, misfit.get(), findings);
    else if (sum == WHOLE) checkPrice(path, shares, least, findings);
  }

  private static void unexchangeable(
      String path, ShareSizes.Misfit misfit, CheckFindings findings) {
    findings.error(
        path,
        "a player with certificates of "
            + misfit.size()
            + " percent may be unable to exchange them for one of "
            + misfit.president(),
        "begin with the president's certificate, and make each size a multiple of the next smaller"
            + " one");
  }

  /** The smallest certificate is the share that has the price, so it should be the usual one. */
  private static void checkPrice(
      String path, List<Integer> shares, int least, CheckFindings findings) {
    List<Integer> larger =
        shares.stream()
            .skip(1)
            .filter(percent -> percent > least && percent % least == 0)
            .sorted()
            .toList();
    long usual = shares.stream().skip(1).filter(percent -> percent == least).count();
    if (larger.isEmpty() || usual > larger.size()) return;
    int size = larger.getFirst();
    findings.warning(
        path,
        "one share, for which the price is paid, is the smallest certificate, %s percent, so a certificate of %s percent costs %s times the price"
            .formatted(least, size, size / least),
        "make most certificates single shares, such as of %s percent each: there are no parts of a share"
            .formatted(size));
  }
}
