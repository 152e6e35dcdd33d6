package roundhouse.design.checks;

import java.util.Map;
import roundhouse.board.TileColor;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.BankSpec;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.HexSpec;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.design.spec.TrainSpec;
import roundhouse.design.spec.steps.DestinationMarker;
import roundhouse.design.spec.steps.ExchangePrivates;
import roundhouse.design.spec.steps.PlaceTokens;
import roundhouse.design.spec.steps.PrivateTrackLaying;
import roundhouse.design.spec.steps.StepSpec;
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
    if (design.bank().credits() > 0
        && design.bank().companyMoney() != BankSpec.CompanyMoney.ONE_SUM)
      idle(
          findings,
          "bank.credits",
          "credits at the start count only if they form one sum with the cash",
          "write 'company-money: one-sum', or remove it");
  }

  private static void hex(String path, HexSpec hex, Design design, CheckFindings findings) {
    namesTrains(path + ".by-train", hex.byTrain(), design, findings);
    boolean printed = !hex.print().isEmpty() && hex.color() != TileColor.WHITE;
    if (hex.cost() > 0 && printed && hex.terrain().isEmpty())
      idle(
          findings,
          path + ".cost",
          "only the first tile on a white hex pays it, and this hex is printed in colour",
          "write the cost of its first upgrade in 'print': upgrade=cost:%d; if the map only shows it, name its 'terrain'"
              .formatted(hex.cost()));
    if (!hex.offboard().isEmpty()) return;
    String areas = "only an off-board area has it";
    String fix = "add 'offboard', or remove it";
    if (!hex.byTrain().isEmpty()) idle(findings, path + ".by-train", areas, fix);
    if (!hex.edges().isEmpty()) idle(findings, path + ".edges", areas, fix);
    if (!hex.group().isEmpty()) idle(findings, path + ".group", areas, fix);
  }

  private static void train(String path, TrainSpec train, Design design, CheckFindings findings) {
    namesTrains(path + ".trade-in", train.tradeIn(), design, findings);
    if (!train.tradeIn().isEmpty()) return;
    String why = "no train is traded in for " + IndefiniteArticle.with(train.name() + "-train");
    String fix = "add 'trade-in', or remove it";
    if (!train.tradeInFrom().isEmpty()) idle(findings, path + ".trade-in-from", why, fix);
    if (train.tradeInForPooled()) idle(findings, path + ".trade-in-for-pooled", why, fix);
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
    if (owned.track().isPresent())
      needs(design, PrivateTrackLaying.class, "private-track-laying", path + ".track", findings);
    if (!owned.exchangeFor().isEmpty())
      needs(design, ExchangePrivates.class, "exchange-privates", path + ".exchange-for", findings);
    if (owned.comesWith().filter(with -> with.closes() && !with.president()).isPresent())
      idle(
          findings,
          path + ".comes-with.closes",
          "a par price is set only where the president's certificate comes with it",
          "add 'president: yes', or remove it");
  }

  private static void company(
      String path, CompanySpec company, Design design, CheckFindings findings) {
    boolean runs =
        design.rounds().values().stream().anyMatch(round -> !round.connections().isEmpty());
    if (!company.destination().isEmpty() && !runs)
      needs(design, DestinationMarker.class, "destination-marker", path + ".destination", findings);
  }

  private static void needs(
      Design design,
      Class<? extends StepSpec> step,
      String name,
      String path,
      CheckFindings findings) {
    boolean there =
        design.rounds().values().stream()
            .flatMap(round -> round.steps().stream())
            .anyMatch(step::isInstance);
    if (!there)
      idle(
          findings,
          path,
          "no round has the step '" + name + "'",
          "add the step to a round, or remove the key");
  }

  private static void idle(CheckFindings findings, String path, String why, String fix) {
    String key = path.substring(path.lastIndexOf('.') + 1);
    findings.warning(path, "'" + key + "' has no effect: " + why, fix);
  }
}
