package roundhouse.design.checks;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.design.spec.ShareSizes;

/** The certificates of a company are whole shares of it and add up to 100 percent. */
final class CertificateSizes {
  private static final int WHOLE = 100;

  private CertificateSizes() {}

  /**
   * Checks the certificates of a company.
   *
   * @param share percent of one share that the design states, 0 if it states none
   */
  static void check(String path, List<Integer> shares, int share, CheckFindings findings) {
    int sum = shares.stream().mapToInt(Integer::intValue).sum();
    if (sum != WHOLE || shares.stream().anyMatch(percent -> percent < 1))
      findings.error(
          path,
          "the certificates add up to " + sum + " percent",
          "each must be more than 0, and the total must be 100");
    int least = shares.stream().mapToInt(Integer::intValue).min().orElse(WHOLE);
    if (share == 0 && shares.stream().anyMatch(percent -> percent % least != 0))
      findings.warning(
          path,
          "not every certificate is a multiple of the smallest, " + least + " percent",
          "the price is for "
              + least
              + " percent, and others cost as much in proportion: write 'share: "
              + least
              + "' if that is meant");
    Optional<ShareSizes.Misfit> misfit = new ShareSizes(shares).misfit();
    if (misfit.isPresent()) unexchangeable(path, misfit.get(), findings);
    else if (sum == WHOLE && share == 0) checkPrice(path, shares, least, findings);
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
        "write 'share: %s' if the price is for %1$s percent and the smaller certificates are parts of a share"
            .formatted(size));
  }

  /** A share that the design states is a part of the company, and not what it would be anyway. */
  static void checkShare(String path, List<Integer> shares, int share, CheckFindings findings) {
    if (share == 0) return;
    int least = shares.stream().mapToInt(Integer::intValue).min().orElse(WHOLE);
    if (WHOLE % share != 0)
      findings.warning(
          path,
          "a company does not consist of shares of " + share + " percent",
          "write a number that goes into 100, such as "
              + IntStream.rangeClosed(1, WHOLE)
                  .filter(each -> WHOLE % each == 0)
                  .boxed()
                  .min(Comparator.comparingInt(each -> Math.abs(each - share)))
                  .orElseThrow());
    else if (share == least && shares.stream().allMatch(percent -> percent % least == 0))
      findings.warning(
          path,
          "a share is of " + share + " percent anyway: so is the smallest certificate",
          "leave 'share' out, or write the percentage that the price is for");
  }
}
