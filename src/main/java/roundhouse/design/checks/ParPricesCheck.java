package roundhouse.design.checks;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.design.conversion.MarketBuilder;
import roundhouse.design.spec.ComesWith;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.NumberRange;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.market.MarketSpace;
import roundhouse.market.StockMarket;
import roundhouse.market.Zone;

/**
 * The market has par prices, and one in the range of each company. Play cannot go on without one if
 * whoever gets a private must start its company at once.
 */
final class ParPricesCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    Optional<StockMarket> market = market(design);
    if (market.isEmpty()) return;
    List<Integer> pars =
        market.get().spaces().stream()
            .filter(space -> space.in(Zone.PAR))
            .map(MarketSpace::price)
            .distinct()
            .sorted()
            .toList();
    Map<String, String> atOnce = startedAtOnce(design);
    if (pars.isEmpty()) withoutPar(atOnce, findings);
    else ranges(design, pars, atOnce, findings);
  }

  /** Empty if it cannot be built, which its own check reports. */
  private static Optional<StockMarket> market(Design design) {
    try {
      return Optional.of(MarketBuilder.build(design.market()));
    } catch (IllegalArgumentException unbuilt) {
      return Optional.empty();
    }
  }

  /** Companies that the owner of a private must start at once, each with that private. */
  private static Map<String, String> startedAtOnce(Design design) {
    return design.privates().values().stream()
        .filter(owned -> owned.comesWith().filter(ComesWith::president).isPresent())
        .collect(
            Collectors.toMap(
                owned -> owned.comesWith().get().company(), PrivateSpec::id, (first, _) -> first));
  }

  private static void withoutPar(Map<String, String> atOnce, CheckFindings findings) {
    String path = "market.prices";
    String fix = "add a letter to some prices, and its meaning under 'zones': p: par";
    String message = "no price is in the zone 'par', ";
    atOnce.values().stream()
        .findFirst()
        .ifPresentOrElse(
            owned ->
                findings.error(
                    path, message + "but whoever buys " + owned + " must set a par price", fix),
            () -> findings.warning(path, message + "so no company can start", fix));
  }

  private static void ranges(
      Design design, List<Integer> pars, Map<String, String> atOnce, CheckFindings findings) {
    String fix =
        "the par prices are "
            + pars.stream().map(String::valueOf).collect(Collectors.joining(", "));
    var told = new HashSet<String>();
    for (CompanySpec company : design.companies().values()) {
      Optional<NumberRange> range =
          company.par().or(() -> design.findKind(company).flatMap(KindSpec::par));
      if (range.isEmpty() || pars.stream().anyMatch(range.get()::contains)) continue;
      String path =
          company.par().isPresent()
              ? "companies." + company.id() + ".par"
              : "kinds." + design.kindNameOf(company.id()) + ".par";
      String message = "no par price of the market is in this range, so %s cannot start";
      if (!told.add(path)) continue;
      if (atOnce.containsKey(company.id()))
        findings.error(
            path,
            (message + ", but whoever buys %s must start it")
                .formatted(company.id(), atOnce.get(company.id())),
            fix);
      else findings.warning(path, message.formatted(company.id()), fix);
    }
  }
}
