package roundhouse.lab.bots;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * Rules of thumb that hold for any title: they value every action by its kind. A pass is worth 0,
 * so nothing worth less is ever done. A little chance in each value makes games differ.
 */
class RulesOfThumb {
  private final Temperament temperament;
  private final BotWeights weights;

  RulesOfThumb(Temperament temperament, BotWeights weights) {
    this.temperament = temperament;
    this.weights = weights;
  }

  /** The best action. */
  Action choose(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    if (choices.size() == 1) return choices.getFirst().action();
    var scene = new BotSituation(title, state, decision, draws);
    Choice best = choices.getFirst();
    int most = Integer.MIN_VALUE;
    for (Choice choice : choices) {
      int worth = liked(scene, choice);
      if (worth > most) {
        most = worth;
        best = choice;
      }
    }
    return amount(scene, best);
  }

  /** All actions, the best first. */
  List<Advice> advice(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    var scene = new BotSituation(title, state, decision, draws);
    return choices.stream()
        .map(
            choice ->
                new Advice(choice, amount(scene, choice), liked(scene, choice), Optional.empty()))
        .sorted(Comparator.comparingDouble(Advice::value).reversed())
        .toList();
  }

  private int liked(BotSituation scene, Choice choice) {
    Action best =
        choice.action() instanceof Action.Choose ? amount(scene, choice) : choice.action();
    scene.considers(choice.action());
    return temperament.weigh(best, worth(scene, best), weights);
  }

  /** What an action is worth without a temperament. */
  int worth(BotSituation scene, Action action) {
    return switch (action) {
      case Action.Pass pass -> 0;
      case Action.Bid bid -> AuctionHeuristic.bid(scene, bid);
      case Action.TakeLot lot -> AuctionHeuristic.take(scene, lot);
      case Action.Start start -> StartHeuristic.start(scene, start);
      case Action.BuyShare purchase -> ShareHeuristic.buy(scene, purchase);
      case Action.SellShares sale -> ShareHeuristic.sellForCompany(scene, sale);
      case Action.RedeemShare redeem -> ShareHeuristic.redeem(scene, redeem);
      case Action.ReissueShares reissue -> ShareHeuristic.reissue(scene, reissue);
      case Action.PlaceToken token -> 1 + scene.chance().below(100);
      case Action.BuyPrivate purchase -> PrivateHeuristic.buy(scene, purchase);
      case Action.SellPrivate sale -> PrivateHeuristic.sell(scene, sale);
      case Action.ExchangePrivate exchange -> PrivateHeuristic.exchange(scene, exchange);
      case Action.ClosePrivate close -> PrivateHeuristic.close(scene, close);
      case Action.LayTile tile -> scene.track().lay(tile);
      case Action.LayPrivateTile tile -> scene.roughly(10);
      case Action.PlaceMarker marker -> MarkerHeuristic.place(scene, marker);
      case Action.PlaceNeutralMarker marker -> MarkerHeuristic.placeNeutral(scene, marker);
      case Action.ReplaceMarker marker -> MarkerHeuristic.replace(scene, marker);
      case Action.RunTrains runs -> runs.runs().size();
      case Action.Dividend dividend -> DividendHeuristic.dividend(scene, dividend);
      case Action.BuyTrain purchase -> TrainHeuristic.buyKeepingRoom(scene, purchase);
      case Action.TradeInTrain purchase -> TrainHeuristic.tradeIn(scene, purchase);
      case Action.GoBankrupt end -> Integer.MIN_VALUE + 1;
      case Action.DiscardTrain discard -> TrainHeuristic.discard(scene, discard);
      case Action.Merge merge -> MergerHeuristic.merge(scene, merge);
      case Action.Form form -> MergerHeuristic.form(scene, form);
      case Action.RemoveMarker remove -> MergerHeuristic.giveUp(scene, remove);
      case Action.Arrange arrange -> 0;
      case Action.Choose choice -> AnswerHeuristic.answer(scene, choice);
    };
  }

  /** The minimum, and sometimes a few steps more in an auction. */
  Action amount(BotSituation scene, Choice choice) {
    if (choice.amount().isEmpty()) return choice.action();
    Choice.Amount amount = choice.amount().get();
    scene.considersAmountOf(choice.action());
    return switch (choice.action()) {
      case Action.Bid bid ->
          choice.withAmount(
              Math.min(amount.max(), amount.min() + amount.step() * scene.chance().below(4)));
      case Action.BuyPrivate purchase ->
          choice.withAmount(PrivateHeuristic.price(scene, purchase, amount));
      case Action.BuyTrain purchase ->
          choice.withAmount(TrainHeuristic.price(scene, purchase, amount));
      case Action.Choose _ -> AnswerHeuristic.best(scene, choice);
      default -> choice.action();
    };
  }
}
