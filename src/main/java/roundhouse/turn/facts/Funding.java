package roundhouse.turn.facts;

import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.Design;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.debts.Debt;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Train;
import roundhouse.words.UiWords;

/**
 * How something is paid for that must be: the bank's cheapest train by a company that must have
 * one, or a debt.
 *
 * @param what is paid for
 * @param company what the company has, or a player who owes money
 * @param president what its president has in cash
 */
public record Funding(String what, int price, String of, int company, String by, int president) {

  /** What shares must still bring. */
  public int missing() {
    return Math.max(0, price - company - president);
  }

  /** What the president pays. */
  public int helped() {
    return Math.clamp((long) price - company, 0, president);
  }

  /** Who pays how much, and what is missing, as a sentence. */
  public String says(Design design) {
    return UiWords.of(
        "card.funding",
        what,
        design.amount(price),
        RowFacts.line(
            UiWords.of("card.bid-of", of, design.amount(company)),
            by.equals(of) ? "" : UiWords.of("card.bid-of", by, design.amount(president)),
            UiWords.of("card.missing", design.amount(missing()))));
  }

  /** The funding of a forced purchase; nothing if none is due. */
  public static Optional<Funding> of(Title title, GameState state, List<Choice> choices) {
    if (state.stack().isEmpty()) return Optional.empty();
    Optional<Debt> owed = Debt.of(new Game(title, state));
    if (owed.isPresent()) return title.executor().run(() -> of(new Game(title, state), owed.get()));
    Company company = state.companies().get(state.top().entity());
    if (company == null || company.president().isEmpty() || !isForced(state, choices))
      return Optional.empty();
    String president = company.president().get();
    if (!state.isPlayer(president)) return Optional.empty();
    return title.executor().run(() -> Engine.trainsForSale(new Game(title, state))).stream()
        .findFirst()
        .map(
            train ->
                new Funding(
                    train.type() + "-train",
                    price(title, train),
                    company.id(),
                    company.cash(),
                    president,
                    state.player(president).cash()));
  }

  /** A player who owes money has no president beside. */
  private static Optional<Funding> of(Game game, Debt debt) {
    return debt.payer(game)
        .map(
            player ->
                new Funding(
                    debt.why(),
                    debt.amount(),
                    debt.debtor(),
                    debt.own(game),
                    player.name(),
                    debt.added(game)));
  }

  private static int price(Title title, Train train) {
    return title.design().trains().get(train.type()).price();
  }

  /** In a company's turn players sell shares, and go bankrupt, only to pay for a train. */
  private static boolean isForced(GameState state, List<Choice> choices) {
    return choices.stream()
        .map(Choice::action)
        .anyMatch(
            action ->
                action instanceof Action.GoBankrupt
                    || action instanceof Action.SellShares sale && state.isPlayer(sale.by()));
  }
}
