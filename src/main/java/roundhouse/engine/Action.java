package roundhouse.engine;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import roundhouse.route.Run;

/**
 * What somebody does: data, the whole of a game beside its title. {@code by} names who acts: a
 * player, or the company for which its director decides. Money is in whole units, shares in percent.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Action.Pass.class, name = "pass"),
  @JsonSubTypes.Type(value = Action.Bid.class, name = "bid"),
  @JsonSubTypes.Type(value = Action.TakeLot.class, name = "take-lot"),
  @JsonSubTypes.Type(value = Action.Start.class, name = "start"),
  @JsonSubTypes.Type(value = Action.BuyShare.class, name = "buy-share"),
  @JsonSubTypes.Type(value = Action.SellShares.class, name = "sell-shares"),
  @JsonSubTypes.Type(value = Action.RedeemShare.class, name = "redeem-share"),
  @JsonSubTypes.Type(value = Action.ReissueShares.class, name = "reissue-shares"),
  @JsonSubTypes.Type(value = Action.BuyPrivate.class, name = "buy-private"),
  @JsonSubTypes.Type(value = Action.SellPrivate.class, name = "sell-private"),
  @JsonSubTypes.Type(value = Action.ExchangePrivate.class, name = "exchange-private"),
  @JsonSubTypes.Type(value = Action.ClosePrivate.class, name = "close-private"),
  @JsonSubTypes.Type(value = Action.PlaceToken.class, name = "place-token"),
  @JsonSubTypes.Type(value = Action.LayTile.class, name = "lay-tile"),
  @JsonSubTypes.Type(value = Action.LayPrivateTile.class, name = "lay-private-tile"),
  @JsonSubTypes.Type(value = Action.PlaceMarker.class, name = "place-marker"),
  @JsonSubTypes.Type(value = Action.RunTrains.class, name = "run-trains"),
  @JsonSubTypes.Type(value = Action.Dividend.class, name = "dividend"),
  @JsonSubTypes.Type(value = Action.BuyTrain.class, name = "buy-train"),
  @JsonSubTypes.Type(value = Action.TradeInTrain.class, name = "trade-in-train"),
  @JsonSubTypes.Type(value = Action.GoBankrupt.class, name = "go-bankrupt"),
  @JsonSubTypes.Type(value = Action.DiscardTrain.class, name = "discard-train"),
  @JsonSubTypes.Type(value = Action.Choose.class, name = "choose")
})
public sealed interface Action {

  /** Who acts: a player's name or a company's id. */
  String by();

  /** The kind of action as saved games write it, "lay-tile". */
  @JsonIgnore
  default String type() {
    return ActionNames.of(getClass());
  }

  /** Declines the present decision. */
  record Pass(String by) implements Action {}

  /** Bids for the lot named, or for the choice among the lots when none is. */
  record Bid(String by, String lot, int amount) implements Action {}

  /** Takes a lot won at auction; a company starts at the par price given, 0 for a private. */
  record TakeLot(String by, String lot, int par) implements Action {}

  /** Buys the president's certificate of a company, which starts at that par price. */
  record Start(String by, String company, int par) implements Action {}

  /** Buys a certificate of that many percent from "ipo", "pool", or another holder. */
  record BuyShare(String by, String company, String from, int percent) implements Action {}

  /** Sells so many percent to the pool. */
  record SellShares(String by, String company, int percent) implements Action {}

  /** The president of a company has it buy a share of its own from "pool" or a player. */
  record RedeemShare(String by, String company, String from) implements Action {}

  /** The president of a company puts all shares that it has redeemed back into the offering. */
  record ReissueShares(String by, String company) implements Action {}

  /** Buys a private company from whoever owns it. */
  record BuyPrivate(String by, String id, int price) implements Action {}

  /** Sells a private company to the bank. */
  record SellPrivate(String by, String id) implements Action {}

  /** Exchanges a private company for a share of its company, from "ipo" or where the title allows from "pool". */
  record ExchangePrivate(String by, String id, String from) implements Action {}

  /** Closes a private company of one's own. */
  record ClosePrivate(String by, String id) implements Action {}

  /** Places a token of a private company that the company owns. */
  record PlaceToken(String by, String id, String token, String hex) implements Action {}

  /** Lays a tile, turned clockwise by {@code rotation} steps of 60 degrees. */
  record LayTile(String by, String hex, String tile, int rotation) implements Action {}

  /** Lays a tile by right of a private company; {@code by} is the player or the company that owns it. */
  record LayPrivateTile(String by, String id, String hex, String tile, int rotation)
      implements Action {}

  /** Places a station marker in a city of a hex, counted from 0. */
  record PlaceMarker(String by, String hex, int city) implements Action {}

  /** Runs trains; a train that is not named does not run. */
  record RunTrains(String by, List<Run> runs) implements Action {
    public RunTrains {
      runs = List.copyOf(runs);
    }
  }

  /** Pays out, withholds, or half of each: "pay", "withhold", "half". */
  record Dividend(String by, String kind) implements Action {}

  /** Buys a train, named by its card, from "bank" (new), "pool", or another company. */
  record BuyTrain(String by, String train, String from, int price) implements Action {}

  /** Buys a new train from the bank for less, giving another in exchange. */
  record TradeInTrain(String by, String train, String given, int price) implements Action {}

  /** A company that must buy a train cannot, and its president cannot help: the president is bankrupt. */
  record GoBankrupt(String by) implements Action {}

  /** Gives a train back to the bank. */
  record DiscardTrain(String by, String train) implements Action {}

  /** Answers a question that a script or a step of a script asked. */
  record Choose(String by, String question, String answer) implements Action {}
}
