package roundhouse.engine;

import static roundhouse.engine.Names.Kind.COMPANY;
import static roundhouse.engine.Names.Kind.HEX;
import static roundhouse.engine.Names.Kind.LOT;
import static roundhouse.engine.Names.Kind.PRIVATE;
import static roundhouse.engine.Names.Kind.SOURCE;
import static roundhouse.engine.Names.Kind.TILE;
import static roundhouse.engine.Names.Kind.TRAIN;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.annotation.JsonTypeIdResolver;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import roundhouse.board.HexId;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.OneOf;
import roundhouse.design.binding.Says;
import roundhouse.design.spec.steps.Dividend.Kind;
import roundhouse.route.problem.Run;

/**
 * What a player does. Actions are data: a game is its title and its actions. {@code by} names who
 * acts: a player, or the company whose president decides. Money is in whole units, shares in
 * percent.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.CUSTOM, property = "type")
@JsonTypeIdResolver(ActionNames.class)
@OneOf
public sealed interface Action {

  /** Who acts: a player's name or a company's id. */
  String by();

  /** The kind of action as saved games write it, "lay-tile". */
  @JsonIgnore
  default String type() {
    return ActionNames.of(getClass());
  }

  @Says("Declines the current decision.")
  record Pass(@Default("") String by) implements Action {}

  @Says("Bids for the lot named, or for the choice among the lots when none is.")
  record Bid(@Default("") String by, @Names(LOT) String lot, int amount) implements Action {}

  @Says("Takes a lot won at auction; a company starts at the par price given, 0 for a private.")
  record TakeLot(@Default("") String by, @Names(LOT) String lot, int par) implements Action {}

  @Says("Buys the president's certificate of a company, which starts at that par price.")
  record Start(@Default("") String by, @Names(COMPANY) String company, int par) implements Action {}

  @Says("Buys a certificate of the given percentage from 'ipo', 'pool', or another holder.")
  record BuyShare(
      @Default("") String by,
      @Names(COMPANY) String company,
      @Names(SOURCE) String from,
      int percent)
      implements Action {}

  @Says("Sells a percentage of a company to the pool.")
  record SellShares(@Default("") String by, @Names(COMPANY) String company, int percent)
      implements Action {}

  @Says("The president has the company buy one of its own shares from 'pool' or a player.")
  record RedeemShare(
      @Default("") String by, @Names(COMPANY) String company, @Names(SOURCE) String from)
      implements Action {}

  @Says("The president puts all shares that the company has redeemed back into the offering.")
  record ReissueShares(@Default("") String by, @Names(COMPANY) String company) implements Action {}

  @Says("Buys a private company from its owner.")
  record BuyPrivate(@Default("") String by, @Names(PRIVATE) String id, int price)
      implements Action {}

  @Says("Sells a private company to the bank.")
  record SellPrivate(@Default("") String by, @Names(PRIVATE) String id) implements Action {}

  @Says(
      "Exchanges a private company for a share of its company, from 'ipo' or, where the title"
          + " allows it, from 'pool'.")
  record ExchangePrivate(
      @Default("") String by, @Names(PRIVATE) String id, @Names(SOURCE) String from)
      implements Action {}

  @Says("Closes a private company that the player owns.")
  record ClosePrivate(@Default("") String by, @Names(PRIVATE) String id) implements Action {}

  @Says(
      "Places a token of a private company that the company owns, in a city or town of the hex,"
          + " counted from 0.")
  record PlaceToken(
      @Default("") String by,
      @Names(PRIVATE) String id,
      String token,
      @Names(HEX) HexId hex,
      @Default("0") int city)
      implements Action {}

  @Says("Lays a tile, turned clockwise by rotation steps of 60 degrees.")
  record LayTile(
      @Default("") String by, @Names(HEX) HexId hex, @Names(TILE) String tile, int rotation)
      implements Action {}

  @Says("Lays the tile of a private company; by is the player or the company that owns it.")
  record LayPrivateTile(
      @Default("") String by,
      @Names(PRIVATE) String id,
      @Names(HEX) HexId hex,
      @Names(TILE) String tile,
      int rotation)
      implements Action {}

  @Says("Places a station marker in a city of a hex, counted from 0.")
  record PlaceMarker(@Default("") String by, @Names(HEX) HexId hex, int city) implements Action {}

  @Says("Places the neutral marker of a company in a city of a hex, counted from 0.")
  record PlaceNeutralMarker(@Default("") String by, @Names(HEX) HexId hex, int city)
      implements Action {}

  @Says("Places a station marker in place of the neutral one in a city of a hex.")
  record ReplaceMarker(@Default("") String by, @Names(HEX) HexId hex, int city) implements Action {}

  @Says("Runs trains; trains that are not named stay idle.")
  record RunTrains(@Default("") String by, @Default("best") List<Run> runs) implements Action {
    public RunTrains {
      runs = List.copyOf(runs);
    }
  }

  @Says("Pays the revenue out, withholds it, or pays half: 'pay', 'withhold', 'half'.")
  record Dividend(@Default("") String by, Kind kind) implements Action {}

  @Says("Buys a train, named by its card, from 'bank' (new), 'pool', or another company.")
  record BuyTrain(
      @Default("") String by, @Names(TRAIN) String train, @Names(SOURCE) String from, int price)
      implements Action {}

  @Says("Discards a train to the bank.")
  record DiscardTrain(@Default("") String by, @Names(TRAIN) String train) implements Action {}

  @Says("Buys a train of the bank for less, giving another in exchange.")
  record TradeInTrain(
      @Default("") String by, @Names(TRAIN) String train, @Names(TRAIN) String given, int price)
      implements Action {}

  @Says(
      "Declares the president bankrupt: the company must buy a train, and neither can pay for it.")
  record GoBankrupt(@Default("") String by) implements Action {}

  @Says("Names a partner for the merger of a company.")
  record Merge(@Default("") String by, @Names(COMPANY) String with) implements Action {}

  @Says("Forms a new company from the company alone or with the partners named before.")
  record Form(@Default("") String by, @Names(COMPANY) String company) implements Action {}

  @Says(
      "Gives up the station marker in a hex; where the company has several there, the one in that"
          + " city, counted from 0.")
  record RemoveMarker(@Default("") String by, @Names(HEX) HexId hex, @Default("0") int city)
      implements Action {}

  @Says(
      "Answers a question asked by a script or by a step of a script; with an amount where the"
          + " answer has a range.")
  record Choose(
      @Default("") String by,
      String question,
      @Default("") String answer,
      @Default("0") @JsonInclude(JsonInclude.Include.NON_DEFAULT) int amount)
      implements Action {

    /** An answer of a saved game, which holds an amount only where there is one. */
    @JsonCreator
    static Choose saved(
        @JsonProperty("by") String by,
        @JsonProperty("question") String question,
        @JsonProperty("answer") String answer,
        @JsonProperty("amount") Integer amount) {
      return new Choose(by, question, answer, Objects.requireNonNullElse(amount, 0));
    }

    /** An answer without an amount. */
    public Choose(String by, String question, String answer) {
      this(by, question, answer, 0);
    }

    /** Bots draw by what an action says: answers without an amount go on with the same luck. */
    @Override
    public String toString() {
      String said = "Choose[by=" + by + ", question=" + question + ", answer=" + answer;
      return said + (amount == 0 ? "]" : ", amount=" + amount + "]");
    }

    /** The answer with its amount, "borrow 20". */
    public String words() {
      return amount == 0 ? answer : (answer + " " + amount).strip();
    }
  }

  @Says(
      "Sets something by hand, outside turns and rules: 'what' names an arrangement, 'with' holds"
          + " its values by name.")
  record Arrange(@Default("") String by, String what, @Default("{}") Map<String, String> with)
      implements Action {
    public Arrange {
      with = Collections.unmodifiableMap(new LinkedHashMap<>(with));
    }
  }
}
