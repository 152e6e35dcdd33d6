package roundhouse.turn.choices;

import roundhouse.engine.Action;

/** What kinds of actions are decided on in one layout of the card. */
public enum ActionKind {
  AUCTION,
  STOCK,
  TRACK,
  MARKERS,
  RUNS,
  DIVIDEND,
  TRAINS,
  MERGER,
  PRIVATES,
  ANSWERS,
  DECLINING;

  /** Whether rows show what they would change before one is picked. */
  public boolean tellsEffects() {
    return this == STOCK || this == DIVIDEND || this == TRAINS;
  }

  /** Whether one turn has several of them, which can be planned together. */
  public boolean hasLines() {
    return this == STOCK || this == MERGER || this == MARKERS || this == TRAINS;
  }

  /** The kind of an action. */
  public static ActionKind of(Action action) {
    return switch (action) {
      case Action.Pass _ -> DECLINING;
      case Action.Bid _, Action.TakeLot _ -> AUCTION;
      case Action.Start _,
          Action.BuyShare _,
          Action.SellShares _,
          Action.RedeemShare _,
          Action.ReissueShares _ ->
          STOCK;
      case Action.LayTile _ -> TRACK;
      case Action.PlaceMarker _,
          Action.PlaceNeutralMarker _,
          Action.ReplaceMarker _,
          Action.RemoveMarker _ ->
          MARKERS;
      case Action.RunTrains _ -> RUNS;
      case Action.Dividend _ -> DIVIDEND;
      case Action.BuyTrain _, Action.TradeInTrain _, Action.GoBankrupt _, Action.DiscardTrain _ ->
          TRAINS;
      case Action.Merge _, Action.Form _ -> MERGER;
      case Action.BuyPrivate _,
          Action.SellPrivate _,
          Action.ExchangePrivate _,
          Action.ClosePrivate _,
          Action.PlaceToken _,
          Action.LayPrivateTile _ ->
          PRIVATES;
      case Action.Arrange _, Action.Choose _ -> ANSWERS;
    };
  }
}
