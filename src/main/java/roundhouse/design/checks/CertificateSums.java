package roundhouse.design.checks;

import java.util.List;

/** The certificates of a company add up to 100 percent. */
final class CertificateSums {
  private static final int WHOLE = 100;

  private CertificateSums() {}

  static void check(String path, List<Integer> shares, CheckFindings findings) {
    int sum = shares.stream().mapToInt(Integer::intValue).sum();
    if (sum == WHOLE && shares.stream().allMatch(percent -> percent > 0)) return;
    findings.error(
        path,
        "the certificates add up to " + sum + " percent",
        "each must be more than 0, and the total must be 100");
  }
}
