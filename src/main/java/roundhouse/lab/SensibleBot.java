package roundhouse.lab;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Chance;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * Plays by rules of thumb that hold for any title: it values every action by its kind and takes the
 * best. A pass is worth 0, so it never does anything worth less. A little chance in each value
 * makes games differ.
 */
public final class SensibleBot implements Bot {

  @Override
  public Action choose(
      Title title, GameState state, Decision decision, List<Choice> choices, Chance chance) {
    if (choices.size() == 1) return choices.getFirst().action();
    var scene = new Scene(title, state, decision, chance);
    Choice best = choices.getFirst();
    int most = Integer.MIN_VALUE;
    for (Choice choice : choices) {
      int worth = worth(scene, choice.action());
      if (worth > most) {
        most = worth;
        best = choice;
      }
    }
    return amount(scene, best);
  }

  private static int worth(Scene scene, Action action) {
    return switch (action) {
      case Action.Pass pass -> 0;
      case Action.Bid bid -> AuctionSense.bid(scene, bid);
      case Action.TakeLot lot -> AuctionSense.take(scene, lot);
      case Action.Start start -> StartSense.start(scene, start);
      case Action.BuyShare purchase -> ShareSense.buy(scene, purchase);
      case Action.SellShares sale -> ShareSense.sell(scene, sale);
      case Action.RedeemShare redeem -> ShareSense.redeem(scene, redeem);
      case Action.ReissueShares reissue -> ShareSense.reissue(scene, reissue);
      case Action.PlaceToken token -> 1 + scene.chance().below(100);
      case Action.BuyPrivate purchase -> PrivateSense.buy(scene, purchase);
      case Action.SellPrivate sale -> PrivateSense.sell(scene, sale);
      case Action.ExchangePrivate exchange -> PrivateSense.exchange(scene, exchange);
      case Action.ClosePrivate close -> PrivateSense.close(scene, close);
      case Action.LayTile tile -> scene.track().lay(tile);
      case Action.LayPrivateTile tile -> scene.about(10);
      case Action.PlaceMarker marker -> MarkerSense.place(scene, marker);
      case Action.RunTrains runs -> runs.runs().size();
      case Action.Dividend dividend -> DividendSense.dividend(scene, dividend);
      case Action.BuyTrain purchase -> TrainSense.buy(scene, purchase);
      case Action.TradeInTrain purchase -> TrainSense.tradeIn(scene, purchase);
      case Action.GoBankrupt end -> Integer.MIN_VALUE + 1;
      case Action.DiscardTrain discard -> TrainSense.discard(scene, discard);
      case Action.Merge merge -> MergerSense.merge(scene, merge);
      case Action.Form form -> MergerSense.form(scene, form);
      case Action.RemoveMarker remove -> MergerSense.giveUp(scene, remove);
      case Action.Arrange arrange -> 0;
      case Action.Choose choice -> AnswerSense.answer(scene, choice);
    };
  }

  /** The minimum, and sometimes a few steps more in an auction. */
  private static Action amount(Scene scene, Choice choice) {
    if (choice.amount().isEmpty()) return choice.action();
    Choice.Amount amount = choice.amount().get();
    return switch (choice.action()) {
      case Action.Bid bid ->
          choice.withAmount(
              Math.min(amount.max(), amount.min() + amount.step() * scene.chance().below(4)));
      case Action.BuyPrivate purchase ->
          choice.withAmount(PrivateSense.price(scene, purchase, amount));
      case Action.BuyTrain purchase -> choice.withAmount(TrainSense.price(scene, purchase, amount));
      default -> choice.action();
    };
  }
}
