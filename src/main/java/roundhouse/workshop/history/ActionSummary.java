package roundhouse.workshop.history;

import roundhouse.design.binding.YamlNames;
import roundhouse.engine.Action;
import roundhouse.game.Train;
import roundhouse.words.IndefiniteArticle;

/** Actions in a few words, for where no log describes them better. */
public final class ActionSummary {
  private ActionSummary() {}

  public static String of(Action action) {
    String by = action.by();
    return switch (action) {
      case Action.Pass _ -> by + " passes";
      case Action.Bid bid -> by + " bids " + bid.amount();
      case Action.TakeLot take -> by + " takes " + take.lot();
      case Action.Start start -> by + " starts " + start.company() + " at " + start.par();
      case Action.BuyShare buy -> by + " buys " + buy.percent() + "% of " + buy.company();
      case Action.SellShares sale -> by + " sells " + sale.percent() + "% of " + sale.company();
      case Action.RedeemShare redeem -> by + " redeems a share of " + redeem.company();
      case Action.ReissueShares reissue -> by + " reissues shares of " + reissue.company();
      case Action.PlaceToken place ->
          by + " places the token " + place.token() + " in " + place.hex();
      case Action.BuyPrivate buy -> by + " buys " + buy.id() + " for " + buy.price();
      case Action.SellPrivate sale -> by + " sells " + sale.id();
      case Action.ExchangePrivate exchange -> by + " exchanges " + exchange.id();
      case Action.ClosePrivate close -> by + " closes " + close.id();
      case Action.LayTile lay -> by + " lays tile " + lay.tile() + " in " + lay.hex();
      case Action.PlaceMarker place -> by + " places a marker in " + place.hex();
      case Action.PlaceNeutralMarker place -> by + " places its neutral marker in " + place.hex();
      case Action.ReplaceMarker place -> by + " replaces the neutral marker in " + place.hex();
      case Action.RunTrains run ->
          by + (run.runs().isEmpty() ? " runs no train" : " runs " + run.runs().size() + " trains");
      case Action.Dividend dividend -> by + ": " + YamlNames.word(dividend.kind());
      case Action.BuyTrain buy -> by + " buys " + train(buy.train()) + " for " + buy.price();
      case Action.TradeInTrain trade ->
          by + " exchanges " + train(trade.given()) + " for " + train(trade.train());
      case Action.GoBankrupt _ -> "bankruptcy, since " + by + " cannot pay";
      case Action.LayPrivateTile lay ->
          by + " lays tile " + lay.tile() + " in " + lay.hex() + " by right of " + lay.id();
      case Action.DiscardTrain discard -> by + " discards " + train(discard.train());
      case Action.Merge merge -> by + " merges with " + merge.with();
      case Action.Form form -> by + " forms " + form.company();
      case Action.RemoveMarker remove -> by + " gives up its marker in " + remove.hex();
      case Action.Arrange arrange ->
          "set by hand: "
              + arrange.what().replace('-', ' ')
              + " "
              + String.join(" ", arrange.with().values());
      case Action.Choose choose -> by + " answers " + choose.words();
    };
  }

  private static String train(String id) {
    return IndefiniteArticle.with(Train.words(id));
  }
}
