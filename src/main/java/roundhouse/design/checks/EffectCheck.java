package roundhouse.design.checks;

import java.util.Map;
import roundhouse.board.TileColor;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.BankSpec;
import roundhouse.design.spec.ComesWith.Closes;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.HexSpec;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.design.spec.TrainSpec;
import roundhouse.design.spec.steps.CompanyAuction;
import roundhouse.design.spec.steps.ExchangePrivates;
import roundhouse.design.spec.steps.Merge;
import roundhouse.design.spec.steps.MoveMarkers;
import roundhouse.design.spec.steps.PlaceTokens;
import roundhouse.design.spec.steps.PrivateTrackLaying;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.design.spec.steps.TradePrivates;
import roundhouse.words.IndefiniteArticle;

/** Every key that is written has an effect beside the other keys of the design. */
final class EffectCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    design.map().hexes().forEach((name, hex) -> hex("map.hexes." + name, hex, design, findings));
    design.trains().forEach((name, train) -> train("trains." + name, train, design, findings));
    design
        .privates()
        .forEach((id, owned) -> privateCompany("privates." + id, owned, design, findings));
    design
        .companies()
        .forEach((id, company) -> company("companies." + id, company, design, findings));
    design.kinds().forEach((name, kind) -> kind("kinds." + name, kind, design, findings));
    if (design.loans().isPresent()
        && design.kinds().values().stream().noneMatch(kind -> kind.loans() > 0))
      findings.idle(
          "loans", "no kind of company may have any", "write 'loans: 5' for a kind, or remove it");
    if (design.bank().credits() > 0
        && design.bank().companyMoney() != BankSpec.CompanyMoney.ONE_SUM)
      findings.idle(
          "bank.credits",
          "credits at the start count only if they form one sum with the cash",
          "write 'company-money: one-sum', or remove it");
  }

  private static void hex(String path, HexSpec hex, Design design, CheckFindings findings) {
    namesTrains(path + ".by-train", hex.byTrain(), design, findings);
    boolean printed = !hex.print().isEmpty() && hex.color() != TileColor.WHITE;
    if (hex.cost() > 0 && printed && hex.terrain().isEmpty())
      findings.idle(
          path + ".cost",
          "only the first tile on a white hex pays it, and this hex is printed in colour",
          "write the cost of its first upgrade in 'print': upgrade=cost:%s; if the map only shows it, name its 'terrain'"
              .formatted(hex.cost()));
    if (!hex.offboard().isEmpty()) return;
    String areas = "only an off-board area has it";
    String fix = "add 'offboard', or remove it";
    if (!hex.byTrain().isEmpty()) findings.idle(path + ".by-train", areas, fix);
    if (!hex.edges().isEmpty()) findings.idle(path + ".edges", areas, fix);
    if (!hex.group().isEmpty()) findings.idle(path + ".group", areas, fix);
  }

  private static void train(String path, TrainSpec train, Design design, CheckFindings findings) {
    namesTrains(path + ".trade-in", train.tradeIn(), design, findings);
    if (!train.tradeIn().isEmpty()) return;
    String why = "no train is traded in for " + IndefiniteArticle.with(train.name() + "-train");
    String fix = "add 'trade-in', or remove it";
    if (!train.tradeInFrom().isEmpty()) findings.idle(path + ".trade-in-from", why, fix);
    if (train.tradeInForPooled()) findings.idle(path + ".trade-in-for-pooled", why, fix);
  }

  private static void namesTrains(
      String path, Map<String, Integer> byTrain, Design design, CheckFindings findings) {
    for (String train : byTrain.keySet())
      if (!design.trains().containsKey(train))
        findings.warning(
            path + "." + train,
            "'" + train + "' has no effect: there is no such train",
            SpellingHint.fix(train, design.trains().keySet()));
  }

  private static void privateCompany(
      String path, PrivateSpec owned, Design design, CheckFindings findings) {
    if (!owned.tokens().isEmpty())
      needs(design, PlaceTokens.class, "place-tokens", path + ".tokens", findings);
    if (owned.movesMarker().isPresent())
      needs(design, MoveMarkers.class, "move-markers", path + ".moves-marker", findings);
    if (!owned.availableFrom().isEmpty())
      needs(design, TradePrivates.class, "trade-privates", path + ".available-from", findings);
    if (owned.track().isPresent())
      needs(design, PrivateTrackLaying.class, "private-track-laying", path + ".track", findings);
    if (!owned.exchangeFor().isEmpty())
      needs(design, ExchangePrivates.class, "exchange-privates", path + ".exchange-for", findings);
    if (owned
        .comesWith()
        .filter(with -> with.closes() == Closes.WITH_PAR && !with.president())
        .isPresent())
      findings.idle(
          path + ".comes-with.closes",
          "a par price is set only where the president's certificate comes with it",
          "add 'president: yes', or remove it");
  }

  private static void company(
      String path, CompanySpec company, Design design, CheckFindings findings) {
    if (!company.reserved().isEmpty()) reserved(path + ".reserved", company, design, findings);
  }

  /** A share is reserved for a private that is exchanged for it. */
  private static void reserved(
      String path, CompanySpec company, Design design, CheckFindings findings) {
    PrivateSpec owned = design.privates().get(company.reserved());
    if (owned == null) return;
    if (!owned.exchangeFor().equals(company.id()))
      findings.error(
          path,
          "nobody could ever get this share: it is kept until %s closes, and %1$s is not exchanged for it"
              .formatted(owned.id()),
          "write 'exchange-for: %s' for the private %s, or remove 'reserved'"
              .formatted(company.id(), owned.id()));
    boolean single = design.findKind(company).filter(kind -> kind.shares().size() == 1).isPresent();
    if (single)
      findings.error(
          path,
          company.id() + " has a single share, the president's, which nobody gets by an exchange",
          "give its kind several certificates, or remove 'reserved'");
  }

  /** Each way to start a company needs the step in which that is done. */
  private static void kind(String path, KindSpec kind, Design design, CheckFindings findings) {
    switch (kind.starts()) {
      case PURCHASE -> starts(design, StockTurn.class, "stock-turn", path, findings);
      case AUCTION -> starts(design, CompanyAuction.class, "company-auction", path, findings);
      case MERGER -> starts(design, Merge.class, "merge", path, findings);
      default -> {}
    }
    if (kind.loans() > 0 && design.loans().isEmpty())
      findings.idle(
          path + ".loans",
          "the title has no 'loans' that say what one is",
          "add 'loans', or remove it");
    if (!kind.homesFrom().isEmpty() && !choosesHome(kind))
      findings.idle(
          path + ".homes-from",
          "the companies of this kind do not choose their homes",
          "write 'home-marker: free-city', or remove it");
  }

  private static boolean choosesHome(KindSpec kind) {
    return switch (kind.homeMarker()) {
      case UNCONNECTED, UNCONNECTED_IF_ANY, FREE_CITY, ANY_SPACE -> true;
      default -> false;
    };
  }

  private static void starts(
      Design design,
      Class<? extends StepSpec> step,
      String name,
      String path,
      CheckFindings findings) {
    if (!StepEffectCheck.has(design, step)
        && findings.places().near(path + ".starts").filter(findings.written()).isPresent())
      findings.warning(
          path + ".starts",
          "only a script could start a company of this kind: no round has the step '" + name + "'",
          "add the step to a round, or start the kind in another way");
  }

  private static void needs(
      Design design,
      Class<? extends StepSpec> step,
      String name,
      String path,
      CheckFindings findings) {
    if (!StepEffectCheck.has(design, step))
      findings.idle(
          path,
          "no round has the step '" + name + "'",
          "add the step to a round, or remove the key");
  }
}
