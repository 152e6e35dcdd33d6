package roundhouse.design.checks;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.KindSpec.HomeMarker;

/** Every kind has companies, and every company has a home and a marker for it. */
final class KindsCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    if (design.kinds().isEmpty()) return;
    String usual = design.kinds().keySet().iterator().next();
    unused(design, usual, findings);
    for (CompanySpec company : design.companies().values())
      design.findKind(company).ifPresent(kind -> company(company, kind, findings));
  }

  private static void unused(Design design, String usual, CheckFindings findings) {
    Set<String> used =
        design.companies().values().stream()
            .map(company -> company.kind().isEmpty() ? usual : company.kind())
            .collect(Collectors.toCollection(HashSet::new));
    for (List<String> more = List.copyOf(used); !more.isEmpty(); )
      more =
          more.stream()
              .filter(design.kinds()::containsKey)
              .flatMap(kind -> design.kinds().get(kind).becomes().stream())
              .filter(used::add)
              .toList();
    for (String kind : design.kinds().keySet()) {
      if (!used.contains(kind))
        findings.warning(
            "kinds." + kind,
            "no company is of kind '" + kind + "'",
            "remove the kind, or write 'kind: "
                + kind
                + "' for a company, or 'becomes: "
                + kind
                + "' for a kind that becomes it in play");
    }
  }

  private static void company(CompanySpec company, KindSpec kind, CheckFindings findings) {
    boolean places = kind.homeMarker() != HomeMarker.NONE;
    if (places && kind.markers().isEmpty() && company.markers().isEmpty())
      findings.error(
          "companies." + company.id(),
          company.id() + " has no station marker for its home",
          "add 'markers: 0 40' to the company or its kind");
    if (isAtHome(kind.homeMarker()) && company.home().isEmpty())
      findings.error(
          "companies." + company.id(),
          company.id() + " has no home for its first station marker",
          "add 'home: HEX' with a hex of the map, or 'home-marker: none' to its kind");
  }

  /** Whether the marker goes to the hex that the company names. */
  private static boolean isAtHome(HomeMarker when) {
    return switch (when) {
      case AT_START, WHEN_FLOATED, WITH_OPERATING_ROUND, WHEN_OPERATING -> true;
      default -> false;
    };
  }
}
