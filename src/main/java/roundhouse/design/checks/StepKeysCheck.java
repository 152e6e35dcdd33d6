package roundhouse.design.checks;

import java.util.List;
import java.util.stream.Stream;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.RoundSpec;
import roundhouse.design.spec.RoundSpec.Turns;
import roundhouse.design.spec.steps.BuyPrivates;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.design.spec.steps.LayTrack;
import roundhouse.design.spec.steps.LotAuction;
import roundhouse.design.spec.steps.OwnShares;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.design.spec.steps.TradePrivates;
import roundhouse.market.Zone;

/** Every key that is written for a round or a step has an effect beside its other keys. */
final class StepKeysCheck implements DesignCheck {
  private static final int WHOLE = 100;

  /** What is written unless a design says otherwise; see {@link LotAuction#fall}. */
  private static final int USUAL_FALL = 5;

  @Override
  public void check(Design design, CheckFindings findings) {
    design.rounds().forEach((name, round) -> new Keys(design, findings, name, round).check());
    if (design.market().moves().dividendHalf().isPresent() && !halves(design))
      findings.idle(
          "market.moves.dividend-half",
          "no 'dividend' allows 'half'",
          "add 'half' to the step's kinds, or remove it");
  }

  private static boolean halves(Design design) {
    return Stream.concat(
            design.kinds().values().stream().map(kind -> kind.dividends()),
            steps(design).filter(Dividend.class::isInstance).map(step -> ((Dividend) step).kinds()))
        .anyMatch(kinds -> kinds.contains(Dividend.Kind.HALF));
  }

  private static Stream<StepSpec> steps(Design design) {
    return design.rounds().values().stream().flatMap(round -> round.steps().stream());
  }

  /** The keys of one round and of its steps. */
  private record Keys(Design design, CheckFindings findings, String name, RoundSpec round) {

    void check() {
      String path = "rounds." + name;
      boolean companies = round.turns() == Turns.BY_PRICE || round.turns() == Turns.COMPANIES;
      boolean special = round.turns() == Turns.SPECIAL;
      String companiesOnly = "only in a round in which companies have turns has it one";
      String fix = "write 'turns: by-price', or remove it";
      if (!companies) {
        idle(!round.kinds().isEmpty(), path + ".kinds", companiesOnly, fix);
        idle(!round.joining(), path + ".joining", companiesOnly, fix);
      }
      idle(
          special && round.privatesPay(),
          path + ".privates-pay",
          "a special turn is not a round that begins",
          "write it for the round in which the turn is held");
      for (int index = 0; index < round.steps().size(); index++)
        check(path + ".steps." + index + ".", round.steps().get(index));
    }

    private void check(String path, StepSpec step) {
      switch (step) {
        case StockTurn turn -> stock(path, turn);
        case BuyTrains trains -> trains(path, trains);
        case LayTrack track -> track(path, track);
        case LotAuction auction -> lots(path, auction);
        case OwnShares own -> ownShares(path, own);
        case BuyPrivates buy ->
            idle(
                round.turns() != Turns.PLAYERS && buy.between() != BuyPrivates.Between.ANY_TIME,
                path + "between",
                "players buy from each other only in a round in which they have turns",
                "remove it");
        case Dividend dividend ->
            idle(
                dividend.halfRoundsUp() != Dividend.Half.NEITHER && !halves(design),
                path + "half-rounds-up",
                "no revenue is halved",
                "add 'half' to 'kinds', or remove it");
        default -> {}
      }
    }

    private void ownShares(String path, OwnShares own) {
      if (round.turns() == Turns.PLAYERS) ofPresidents(path, own);
      else ofCompanies(path, own);
    }

    private void ofPresidents(String path, OwnShares own) {
      String why = "in a turn of a player a company redeems shares and sells none to the pool";
      String fix = "write it for a round in which companies have turns, or remove it";
      idle(own.sellsAt().steps().size() > 0, path + "sells-at", why, fix);
      idle(own.buysAt().steps().size() > 0, path + "buys-at", why, fix);
      idle(own.afterSale().steps().size() > 0, path + "after-sale", why, fix);
      idle(own.poolLimit() < WHOLE, path + "pool-limit", why, fix);
      idle(own.playersHoldMore(), path + "players-hold-more", why, fix);
      idle(own.beforeDividend(), path + "before-dividend", why, fix);
    }

    private void ofCompanies(String path, OwnShares own) {
      String why = "shares are redeemed and reissued in a turn of a player";
      String remove = "write it for a round in which players have turns, or remove it";
      idle(own.isFree(), path + "in-stock-round", why, remove);
      idle(!own.par().isEmpty(), path + "par", why, remove);
      if (own.sells()) return;
      String unsold = "no shares are sold";
      String fix = "write a higher 'pool-limit', or remove it";
      idle(own.sellsAt().steps().size() > 0, path + "sells-at", unsold, fix);
      idle(own.afterSale().steps().size() > 0, path + "after-sale", unsold, fix);
      idle(!own.inFirstTurn(), path + "in-first-turn", unsold, fix);
      idle(own.playersHoldMore(), path + "players-hold-more", unsold, fix);
    }

    private void stock(String path, StockTurn turn) {
      idle(
          turn.trainlessSale() == WHOLE && !turn.trainlessBeforeOperating(),
          path + "trainless-before-operating",
          "shares of a company without a train sell for the full price anyway",
          "write 'trainless-sale' with a percentage below 100, or remove it");
      boolean unlimited =
          turn.holdingLimit() == WHOLE
              && turn.holdingLimits().values().stream().allMatch(limit -> limit == WHOLE);
      idle(
          unlimited && !turn.holdingLimitForces(),
          path + "holding-limit-forces",
          "nobody can hold more than 100 percent",
          "write a 'holding-limit' below 100, or remove it");
      boolean several =
          design.market().zones().values().stream()
              .anyMatch(in -> in.contains(Zone.SEVERAL_A_TURN));
      idle(
          !several && !turn.severalFrom().equals(List.of("pool")),
          path + "several-from",
          "the market has no zone 'several-a-turn'",
          "add the zone to a letter of 'zones', or remove it");
      boolean buysPrivates =
          round.steps().stream()
              .anyMatch(step -> step instanceof BuyPrivates || step instanceof TradePrivates);
      idle(
          turn.severalAfterPrivate() && !buysPrivates,
          path + "several-after-private",
          "no private can be bought in a turn of the round",
          "add the step 'buy-privates' or 'trade-privates', or remove it");
    }

    private void trains(String path, BuyTrains trains) {
      if (trains.presidentPays() == BuyTrains.PresidentPays.NEVER) {
        String why = "the president never pays";
        String fix = "write 'president-pays: bank-only', or remove it";
        boolean helps = trains.presidentHelps() != BuyTrains.PresidentHelps.WHEN_SHORT;
        idle(helps, path + "president-helps", why, fix);
        idle(trains.salesChangePresidents(), path + "sales-change-presidents", why, fix);
        idle(trains.salesInBlocks(), path + "sales-in-blocks", why, fix);
        idle(trains.salesPayOthers(), path + "sales-pay-others", why, fix);
        if (trains.issues() == BuyTrains.Issues.OR_BANKRUPTCY)
          findings.idle(
              path + "issues",
              "or-bankruptcy",
              why,
              "write 'before-bankruptcy', or 'president-pays: bank-only'");
      }
      if (!trains.fromCompanies()) {
        String why = "no train is bought from another company";
        String fix = "write 'from-companies: yes', or remove it";
        idle(trains.priceStep() > 1, path + "price-step", why, fix);
        idle(trains.most() > 0, path + "most", why, fix);
        idle(trains.keepLastTrain(), path + "keep-last-train", why, fix);
        idle(trains.salesPayOthers(), path + "sales-pay-others", why, fix);
      }
    }

    private void track(String path, LayTrack track) {
      boolean several =
          track.allows().stream().anyMatch(line -> line.strip().split("\\s+").length > 1);
      String why = "every line of 'allows' is a single tile";
      String fix = "write a line with several, such as 'lay lay', or remove it";
      idle(track.moreCosts() > 0 && !several, path + "more-costs", why, fix);
      idle(track.sameHex() && !several, path + "same-hex", why, fix);
    }

    private void lots(String path, LotAuction auction) {
      for (int index = 0; index < auction.falling().size(); index++) {
        String lot = auction.falling().get(index);
        if (!auction.lots().contains(lot))
          findings.idle(
              path + "falling." + index,
              lot,
              "it is not one of the lots",
              "the lots are " + String.join(", ", auction.lots()));
      }
      idle(
          auction.falling().isEmpty() && auction.fall() != USUAL_FALL,
          path + "fall",
          "no lot's price falls",
          "name the lots whose price falls: 'falling: …', or remove it");
    }

    private void idle(boolean idle, String path, String why, String fix) {
      if (idle) findings.idle(path, why, fix);
    }
  }
}
