package roundhouse.design.checks;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import roundhouse.design.spec.ComesWith;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.PrivateSpec;

/** What comes with a private is one company, and its president comes with no other private. */
final class IncludedSharesCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    var presidentWith = new HashMap<String, String>();
    for (Map.Entry<String, PrivateSpec> owned : design.privates().entrySet()) {
      if (owned.getValue().comesWith().isEmpty()) continue;
      ComesWith with = owned.getValue().comesWith().get();
      String path = "privates." + owned.getKey() + ".comes-with";
      if (with.company().isEmpty() == with.drawnFrom().isEmpty())
        findings.error(
            path,
            "what comes with it is not one company",
            "write 'company: …', or 'drawn-from: …' with those that may be drawn");
      if (!with.shares().isEmpty())
        CertificateSizes.check(path + ".shares", with.shares(), share(design, with), findings);
      if (!with.president()) continue;
      for (String company : companies(with)) {
        String before = presidentWith.putIfAbsent(company, owned.getKey());
        if (before != null)
          findings.error(
              path,
              "the president's certificate of " + company + " may come with " + before + " already",
              "give each private another company, or write 'president: no'");
      }
    }
  }

  private static int share(Design design, ComesWith with) {
    return companies(with).stream()
        .map(design.companies()::get)
        .filter(Objects::nonNull)
        .flatMap(company -> design.findKind(company).stream())
        .mapToInt(KindSpec::share)
        .max()
        .orElse(0);
  }

  private static List<String> companies(ComesWith with) {
    return with.drawnFrom().isEmpty() ? List.of(with.company()) : with.drawnFrom();
  }
}
