package roundhouse.design.checks;

import java.util.List;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.RoundSpec;
import roundhouse.design.spec.RoundSpec.Order;
import roundhouse.design.spec.RoundSpec.Turns;
import roundhouse.design.spec.steps.BuyPrivates;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.design.spec.steps.CompanyAuction;
import roundhouse.design.spec.steps.DiscardTrains;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.design.spec.steps.DraftPrivates;
import roundhouse.design.spec.steps.ExchangePrivates;
import roundhouse.design.spec.steps.LayTrack;
import roundhouse.design.spec.steps.LotAuction;
import roundhouse.design.spec.steps.Merge;
import roundhouse.design.spec.steps.MoveMarkers;
import roundhouse.design.spec.steps.OwnShares;
import roundhouse.design.spec.steps.PlaceMarker;
import roundhouse.design.spec.steps.PlaceTokens;
import roundhouse.design.spec.steps.PrivateTrackLaying;
import roundhouse.design.spec.steps.RunTrains;
import roundhouse.design.spec.steps.SelectionAuction;
import roundhouse.design.spec.steps.SettleLoans;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.design.spec.steps.TradePrivates;

/** Each step is in a round in which those who do it have turns. */
final class TurnsCheck implements DesignCheck {
  private static final List<Turns> PLAYERS = List.of(Turns.PLAYERS);
  private static final List<Turns> COMPANIES = List.of(Turns.BY_PRICE, Turns.COMPANIES);
  private static final List<Turns> ALL_PLAYERS = List.of(Turns.ONCE, Turns.PLAYERS);
  private static final List<Turns> EITHER = List.of(Turns.BY_PRICE, Turns.COMPANIES, Turns.PLAYERS);

  @Override
  public void check(Design design, CheckFindings findings) {
    design.rounds().forEach((name, round) -> check(design, name, round, findings));
  }

  private static void check(Design design, String name, RoundSpec round, CheckFindings findings) {
    if (round.order() != Order.LEFT_OF_LAST && round.turns() != Turns.PLAYERS)
      findings.warning(
          "rounds." + name + ".order",
          "an order of players has no effect in the round '%s', in which %s"
              .formatted(name, haveTurns(round.turns())),
          "remove it, or write 'turns: players'");
    boolean special = round.turns() == Turns.ONCE || round.turns() == Turns.SPECIAL;
    if (!special) check(name, round, round.turns(), findings);
    // Scripts and other rounds may give anybody the one turn of a round that only they begin.
    else if (begins(design, name, round)) check(name, round, Turns.ONCE, findings);
  }

  /** Whether the game comes to a round by itself. */
  private static boolean begins(Design design, String name, RoundSpec round) {
    return name.equals(design.first())
        || design.then().contains(name)
        || !round.afterEach().isEmpty();
  }

  private static void check(String name, RoundSpec round, Turns turns, CheckFindings findings) {
    for (int index = 0; index < round.steps().size(); index++) {
      List<Turns> fit = turnsFor(round.steps().get(index));
      if (!fit.contains(turns))
        findings.error(
            "rounds." + name + ".steps." + index,
            "this step is %s, but in the round '%s' %s"
                .formatted(doer(fit), name, haveTurns(turns)),
            "move it to a round with turns: " + YamlNames.word(fit.getFirst()));
    }
  }

  private static List<Turns> turnsFor(StepSpec step) {
    return switch (step) {
      case StockTurn _, CompanyAuction _, TradePrivates _ -> PLAYERS;
      case SelectionAuction _, LotAuction _, DraftPrivates _ -> ALL_PLAYERS;
      case BuyPrivates _, ExchangePrivates _, PrivateTrackLaying _, OwnShares _ -> EITHER;
      case LayTrack _,
          PlaceMarker _,
          PlaceTokens _,
          MoveMarkers _,
          RunTrains _,
          Dividend _,
          BuyTrains _,
          DiscardTrains _,
          SettleLoans _,
          Merge _ ->
          COMPANIES;
      default -> List.of(Turns.values());
    };
  }

  private static String doer(List<Turns> fit) {
    if (fit == PLAYERS) return "for a player";
    if (fit == ALL_PLAYERS) return "for all players";
    return fit == COMPANIES ? "for a company" : "for a player or a company";
  }

  private static String haveTurns(Turns turns) {
    return switch (turns) {
      case PLAYERS -> "players have turns";
      case ONCE -> "nobody has turns of their own";
      default -> "companies have turns";
    };
  }
}
