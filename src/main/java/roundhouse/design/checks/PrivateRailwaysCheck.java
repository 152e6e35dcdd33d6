package roundhouse.design.checks;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec.Starts;
import roundhouse.design.spec.PrivateRailway;
import roundhouse.design.spec.PrivateSpec;

/**
 * A company that comes with a private is started in no other way, comes with no other private, and
 * has a home for its marker.
 */
final class PrivateRailwaysCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    var first = new HashMap<String, String>();
    for (Map.Entry<String, PrivateSpec> owned : design.privates().entrySet()) {
      Optional<CompanySpec> company =
          owned.getValue().railway().map(PrivateRailway::company).map(design.companies()::get);
      if (company.isEmpty()) continue;
      String path = "privates." + owned.getKey() + ".railway.company";
      check(design, company.get(), path, findings);
      String before = first.putIfAbsent(company.get().id(), owned.getKey());
      if (before != null)
        findings.error(
            path,
            company.get().id() + " comes with the private " + before + " already",
            "give each private a company of its own");
    }
  }

  private static void check(
      Design design, CompanySpec company, String path, CheckFindings findings) {
    boolean otherwise =
        design.findKind(company).filter(kind -> kind.starts() != Starts.WITH_PRIVATE).isPresent();
    if (otherwise)
      findings.error(
          path,
          company.id() + " comes with a private, but its kind is started in another way",
          "write 'starts: with-private' for the kind '" + design.kindNameOf(company.id()) + "'");
    if (company.home().isEmpty())
      findings.error(
          path,
          company.id() + " comes with a private, but has no home for its marker",
          "add 'home: HEX' with a hex of the map to the company");
  }
}
