package roundhouse.design.checks;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.design.conversion.MarketBuilder;
import roundhouse.design.spec.ComesWith;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.NumberRange;
import roundhouse.market.MarketSpace;
import roundhouse.market.Zone;

/** The market has a par price in the range of each company, so that it can start. */
final class ParRangesCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    List<Integer> pars = parPrices(design);
    if (pars.isEmpty()) return;
    Set<String> atOnce = startedAtOnce(design);
    var told = new HashSet<String>();
    for (CompanySpec company : design.companies().values()) {
      Optional<KindSpec> kind = kind(design, company);
      Optional<NumberRange> range = company.par().or(() -> kind.flatMap(KindSpec::par));
      if (range.isEmpty() || pars.stream().anyMatch(range.get()::contains)) continue;
      String path =
          company.par().isPresent()
              ? "companies." + company.id() + ".par"
              : "kinds." + design.kindNameOf(company.id()) + ".par";
      if (told.add(path)) tell(path, company.id(), pars, atOnce.contains(company.id()), findings);
    }
  }

  /** No prices if the market cannot be built, which its own check reports. */
  private static List<Integer> parPrices(Design design) {
    try {
      return MarketBuilder.build(design.market()).spaces().stream()
          .filter(space -> space.in(Zone.PAR))
          .map(MarketSpace::price)
          .distinct()
          .sorted()
          .toList();
    } catch (IllegalArgumentException unbuilt) {
      return List.of();
    }
  }

  private static Optional<KindSpec> kind(Design design, CompanySpec company) {
    return company.kind().isEmpty()
        ? design.kinds().values().stream().findFirst()
        : Optional.ofNullable(design.kinds().get(company.kind()));
  }

  /** Companies whose par price the owner of a private must set. */
  private static Set<String> startedAtOnce(Design design) {
    return design.privates().values().stream()
        .flatMap(owned -> owned.comesWith().stream())
        .filter(ComesWith::president)
        .map(ComesWith::company)
        .collect(Collectors.toSet());
  }

  private static void tell(
      String path, String company, List<Integer> pars, boolean atOnce, CheckFindings findings) {
    String message = "no par price of the market is in this range, so %s cannot start";
    String fix =
        "the par prices are "
            + pars.stream().map(String::valueOf).collect(Collectors.joining(", "));
    if (atOnce)
      findings.error(
          path,
          message.formatted(company)
              + ", and whoever gets its president's certificate must start it",
          fix);
    else findings.warning(path, message.formatted(company), fix);
  }
}
