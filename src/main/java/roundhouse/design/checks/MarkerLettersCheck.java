package roundhouse.design.checks;

import java.util.HashMap;
import java.util.Map;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;

/** The letters on small markers fit there, and tell the companies apart. */
final class MarkerLettersCheck implements DesignCheck {
  private static final int MOST = 2;

  @Override
  public void check(Design design, CheckFindings findings) {
    Map<String, String> taken = new HashMap<>();
    for (CompanySpec company : design.companies().values()) {
      String letters = company.letters();
      if (letters.isEmpty()) continue;
      String path = "companies." + company.id() + ".letters";
      if (letters.codePointCount(0, letters.length()) > MOST)
        findings.error(
            path,
            "'" + letters + "' is too long for a small marker",
            "write one or two letters; larger markers show '" + company.id() + "'");
      String other = taken.putIfAbsent(letters, company.id());
      if (other != null)
        findings.warning(
            path,
            "the small markers of " + other + " and " + company.id() + " have the same letters",
            "write others for one of them");
    }
  }
}
