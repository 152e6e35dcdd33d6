package roundhouse.turn.facts;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.engine.Action;
import roundhouse.engine.play.TreasuryKnowledge;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.words.UiWords;

/** The rows of a stock turn: what is paid, what one then has, and what becomes of the price. */
final class ShareFacts {
  private final CardMoment moment;
  private final Predicate<ChoiceRow> picked;

  /**
   * @param picked whether a row is picked
   */
  ShareFacts(CardMoment moment, Predicate<ChoiceRow> picked) {
    this.moment = moment;
    this.picked = picked;
  }

  Optional<RowFacts> of(ChoiceRow row) {
    if (RowVariants.areTold(row)) return Optional.of(several(row));
    return switch (row.action()) {
      case Action.BuyShare buy -> Optional.of(facts(row, buy.by(), buy.company(), -1));
      case Action.SellShares sale -> Optional.of(facts(row, sale.by(), sale.company(), 1));
      case Action.Start start -> Optional.of(facts(row, start.by(), start.company(), -1));
      case Action.RedeemShare redeem ->
          Optional.of(facts(row, redeem.company(), redeem.company(), -1));
      case Action.ReissueShares reissue ->
          Optional.of(facts(row, reissue.company(), reissue.company(), 1));
      default -> Optional.empty();
    };
  }

  /** A row of several prices or percentages names them; once one is picked, it says which. */
  private RowFacts several(ChoiceRow row) {
    Optional<String> company =
        switch (row.action()) {
          case Action.Start start -> Optional.of(start.company());
          case Action.SellShares sale -> Optional.of(sale.company());
          default -> Optional.empty();
        };
    String again = company.map(id -> moment.state().company(id)).map(this::bankruptcy).orElse("");
    String prices =
        picked.test(row) ? "" : String.join("  ", RowVariants.brief(row, moment::money));
    return new RowFacts(company, row.says(), "", List.of(RowFacts.line(again, prices)));
  }

  private RowFacts facts(ChoiceRow row, String who, String company, int sign) {
    Optional<GameState> after = moment.effect(row).after();
    String value =
        after
            .map(then -> sign * (cash(then, who) - cash(moment.state(), who)))
            .filter(sum -> sum > 0)
            .map(moment::money)
            .orElse("");
    return new RowFacts(
        Optional.of(company),
        row.says(),
        value,
        List.of(after.map(then -> then(then, who, company)).orElse(" ")));
  }

  private static int cash(GameState state, String who) {
    return state.isPlayer(who)
        ? state.player(who).cash()
        : Optional.ofNullable(state.companies().get(who)).map(Company::cash).orElse(0);
  }

  /** What one has after it, and what becomes of the company. */
  private String then(GameState after, String who, String company) {
    Company then = after.company(company);
    String held =
        moment.state().isPlayer(who) ? UiWords.of("card.holds", then.held(Holder.named(who))) : "";
    return RowFacts.line(
        bankruptcy(moment.state().company(company)),
        held,
        UiWords.of("card.cash", moment.money(cash(after, who))),
        priceMove(after, company),
        presidency(then, moment.state().company(company)));
  }

  /** Who starts a bankrupt company again gets what lies in its treasury. */
  private String bankruptcy(Company company) {
    if (!company.is(Company.Status.BANKRUPT)) return "";
    boolean known =
        TreasuryKnowledge.anyKnows(moment.title(), moment.state(), moment.deciders(), company);
    return known
        ? UiWords.of("card.bankrupt-with", moment.money(company.cash()))
        : UiWords.of("holdings.bankrupt");
  }

  private String priceMove(GameState after, String company) {
    Optional<Integer> before = moment.price(moment.state(), company);
    Optional<Integer> then = moment.price(after, company);
    if (before.equals(then) || before.isEmpty() || then.isEmpty()) return "";
    return UiWords.of("card.price-to", moment.money(before.get()), moment.money(then.get()));
  }

  private String presidency(Company then, Company before) {
    if (then.president().equals(before.president())) return "";
    return moment
        .title()
        .design()
        .words()
        .in(
            then.president()
                .map(player -> UiWords.of("card.president-is", player))
                .orElse(UiWords.of("card.president-none")));
  }
}
