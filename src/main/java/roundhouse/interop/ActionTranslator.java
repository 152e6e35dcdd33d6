package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.shares.ParQuestion;
import roundhouse.engine.takeovers.MergerSharesStep;
import roundhouse.engine.track.PrivateTrackRights;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.Holder;

/**
 * Translates recorded actions to ours. Their meaning depends on the state, so each is translated
 * only when it is to be played.
 */
public final class ActionTranslator {
  private final Title title;
  private final TileInstances instances = new TileInstances();

  public ActionTranslator(Title title) {
    this.title = title;
  }

  /**
   * @param next the recorded action after it
   * @param told the trace's line for the action, an empty object if there is none
   * @param certificates who holds which in that state
   */
  public Translation translate(
      RecordedAction action,
      Optional<RecordedAction> next,
      JsonNode told,
      GameState state,
      RecordedCertificates certificates) {
    if (action.changesNothing()) return new Translation.Actions(List.of());
    RecordedAction located =
        action.is("place_token") || action.is("remove_token")
            ? board(state).placed(action, told)
            : new ShareTranslator(state, certificates).located(action, told);
    return ScriptedTranslation.of(
            title, located, next, state, then -> usual(action, told, then, certificates))
        .orElseGet(() -> usual(action, told, state, certificates));
  }

  private Translation usual(
      RecordedAction action, JsonNode told, GameState state, RecordedCertificates certificates) {
    return switch (action.type()) {
      case "pass" -> pass(action, state);
      case "bid" -> new AuctionTranslator(title, state).bid(action);
      case "par" -> new AuctionTranslator(title, state).par(action);
      case "buy_shares" -> new ShareTranslator(state, certificates).translate(action, told);
      case "sell_shares" -> sale(action, state);
      case "assign" -> token(action, state);
      case "buy_company" ->
          Translation.of(
              new Action.BuyPrivate(
                  action.entity(), action.text("company"), action.number("price")));
      case "sell_company" ->
          Translation.of(new Action.SellPrivate(action.entity(), action.text("company")));
      case "lay_tile" -> board(state).layTile(action);
      case "place_token" -> board(state).placeToken(action, told);
      case "run_routes" -> new RunTranslator(title, state).translate(action, told);
      case "dividend" -> dividend(action);
      case "buy_train" -> new TrainTranslator(title, state).purchase(action, told);
      case "bankrupt" -> Translation.of(new Action.GoBankrupt(action.entity()));
      case "discard_train" ->
          Translation.of(
              new Action.DiscardTrain(
                  action.entity(),
                  new TrainTranslator(title, state).of(action.entity(), action.text("train"))));
      case "convert" -> new Translation.Actions(List.of());
      case "merge" -> merge(action, state);
      case "remove_token" -> board(state).removeToken(action, told);
      case "choose" -> choice(action, state);
      default ->
          new Translation.Unknown(
              action.type().isEmpty()
                  ? "it names no type"
                  : "an action of type " + action.type() + " has no counterpart");
    };
  }

  private BoardTranslator board(GameState state) {
    return new BoardTranslator(title, state, instances);
  }

  /**
   * A pass during a merger says that no more partners are named: the next action forms the company.
   * A private that passes leaves a right unused, which is no decision of its own here. Whoever
   * passes while all players buy in any order may still buy.
   */
  private Translation pass(RecordedAction action, GameState state) {
    if (action.kind().equals("company"))
      return asks(state, "moved-marker-tile")
          ? Translation.of(new Action.Pass(actor(action, state)))
          : declined(action, state);
    boolean merging =
        asks(state, "merge")
            && Engine.choices(title, state).stream()
                .noneMatch(choice -> choice.action() instanceof Action.Pass);
    boolean buying =
        title.executor().run(() -> MergerSharesStep.inAnyOrder(new Game(title, state)));
    return merging || buying
        ? new Translation.Actions(List.of())
        : Translation.of(new Action.Pass(action.entity()));
  }

  /** The owner of a private that passes is asked here by a script, and answers "none". */
  private Translation declined(RecordedAction action, GameState state) {
    String owner = actor(action, state);
    return Engine.choices(title, state).stream()
        .map(Choice::action)
        .filter(
            choice ->
                choice instanceof Action.Choose none
                    && none.by().equals(owner)
                    && none.answer().equals("none"))
        .findFirst()
        .map(none -> Translation.of(none))
        .orElseGet(() -> new Translation.Actions(List.of()));
  }

  private static Translation sale(RecordedAction action, GameState state) {
    String id = RecordedCertificates.company(action);
    if (!state.companies().containsKey(id))
      return new Translation.Unknown("there is no company " + id);
    if (action.kind().equals("corporation") && state.top().entity().equals(id))
      return Translation.of(
          new Action.SellShares(id, id, ShareTranslator.percent(action, state.company(id))));
    if (action.kind().equals("corporation"))
      return Translation.of(new Action.ReissueShares(state.top().entity(), id));
    int percent = ShareTranslator.percent(action, state.company(id));
    return Translation.of(new Action.SellShares(action.entity(), id, percent));
  }

  private boolean asks(GameState state, String step) {
    return Engine.decision(title, state).map(Decision::step).filter(step::equals).isPresent();
  }

  private static Translation dividend(RecordedAction action) {
    return switch (action.text("kind")) {
      case "payout" -> dividend(action, Dividend.Kind.PAY);
      case "withhold" -> dividend(action, Dividend.Kind.WITHHOLD);
      case "half" -> dividend(action, Dividend.Kind.HALF);
      default ->
          new Translation.Unknown(
              "a dividend of kind " + action.text("kind") + " has no counterpart");
    };
  }

  private static Translation dividend(RecordedAction action, Dividend.Kind kind) {
    return Translation.of(new Action.Dividend(action.entity(), kind));
  }

  /** Assigning a private to a hex places its next token there. */
  private Translation token(RecordedAction action, GameState state) {
    var owned = state.privates().get(action.entity());
    if (owned == null)
      return new Translation.Unknown("there is no private company " + action.entity());
    if (state.isPlayer(owned.owner().name()))
      return Translation.of(
          new Action.Choose(owned.owner().name(), question(state), action.text("target")));
    if (action.text("target_type").equals("corporation")) return new Translation.Actions(List.of());
    String lying = state.flag(owned.id(), "token") instanceof String text ? text : "";
    return title.design().privates().get(owned.id()).tokens().values().stream()
        .filter(token -> token.hexes().contains(action.text("target")))
        .filter(token -> lying.isEmpty() || token.moves() || token.replaces().equals(lying))
        .findFirst()
        .map(
            token ->
                Translation.of(
                    new Action.PlaceToken(
                        owned.owner().name(),
                        owned.id(),
                        token.name(),
                        HexId.of(action.text("target")),
                        0)))
        .orElseGet(
            () -> new Translation.Unknown("there is no token of " + owned.id() + " to place"));
  }

  private Translation choice(RecordedAction action, GameState state) {
    return Translation.of(
        new Action.Choose(action.entity(), question(state), answer(action, state)));
  }

  /** The matching answer, ignoring upper and lower case. */
  private String answer(RecordedAction action, GameState state) {
    String recorded = action.text("choice");
    return Engine.choices(title, state).stream()
        .map(choice -> choice.action() instanceof Action.Choose choose ? choose.answer() : "")
        .filter(recorded::equalsIgnoreCase)
        .findFirst()
        .orElse(recorded);
  }

  /** Names a partner, or at last the company to form. */
  private static Translation merge(RecordedAction action, GameState state) {
    String company = action.text("corporation");
    boolean partner = state.companies().containsKey(company) && state.company(company).started();
    return Translation.of(
        partner
            ? new Action.Merge(action.entity(), company)
            : new Action.Form(action.entity(), company));
  }

  private String question(GameState state) {
    return ScriptedTranslation.step(state, Engine.decision(title, state));
  }

  /** Translates bids and par prices; in some auctions both pick a lot. */
  private record AuctionTranslator(Title title, GameState state) {
    private static final String AUCTION = "selection-auction";
    private static final String DRAFT = "draft-privates";

    private boolean asks(String step) {
      return Engine.decision(title, state)
          .filter(decision -> decision.step().equals(step))
          .isPresent();
    }

    Translation bid(RecordedAction action) {
      String lot = lot(action);
      if (asks(DRAFT)) return Translation.of(new Action.TakeLot(action.entity(), card(lot), 0));
      if (!lot.isEmpty() && asks(AUCTION))
        return Translation.of(new Action.TakeLot(action.entity(), lot, 0));
      return Translation.of(new Action.Bid(action.entity(), lot, action.number("price")));
    }

    Translation par(RecordedAction action) {
      String written = action.text("share_price").split(",", 2)[0];
      if (!written.matches("\\d{1,6}"))
        return new Translation.Unknown("'" + action.text("share_price") + "' is no share price");
      int price = Integer.parseInt(written);
      String company = action.text("corporation");
      if (state.top().kind() == Frame.Kind.QUESTION && ParQuestion.is(state.top()))
        return Translation.of(
            new Action.Choose(action.entity(), state.top().name(), String.valueOf(price)));
      return Translation.of(
          asks(AUCTION)
              ? new Action.TakeLot(action.entity(), company, price)
              : new Action.Start(action.entity(), company, price));
    }

    /** Recordings call a blank card "Pass (3)". */
    private static String card(String lot) {
      return lot.startsWith("Pass (") ? "blank " + lot.replaceAll("\\D", "") : lot;
    }

    private static String lot(RecordedAction action) {
      for (String field : List.of("company", "corporation", "minor"))
        if (action.has(field)) return action.text(field);
      return "";
    }
  }

  /** Who acts: the company that is named, the owner of a private, or the entity itself. */
  static String actor(RecordedAction action, GameState state) {
    if (action.has("tokener")) return action.text("tokener");
    var owned = state.privates().get(action.entity());
    return action.kind().equals("company") && owned != null
        ? owned.owner().name()
        : action.entity();
  }

  /** Translates recorded purchases of shares. */
  private static final class ShareTranslator {
    private final GameState state;
    private final RecordedCertificates certificates;

    ShareTranslator(GameState state, RecordedCertificates certificates) {
      this.state = state;
      this.certificates = certificates;
    }

    Translation translate(RecordedAction action, JsonNode told) {
      String id = RecordedCertificates.company(action);
      if (!state.companies().containsKey(id))
        return new Translation.Unknown("there is no company " + id);
      if (action.kind().equals("company"))
        return exchange(action, source(action, state.company(id), told));
      if (action.kind().equals("corporation")) {
        return new Translation.Actions(
            redemptions(action, state.company(id), source(action, state.company(id), told)));
      }
      return Translation.of(
          new Action.BuyShare(
              action.entity(),
              id,
              source(action, state.company(id), told),
              percent(action, state.company(id))));
    }

    /** The same action, with who or what holds the shares that it names, under "from". */
    RecordedAction located(RecordedAction action, JsonNode told) {
      Company company = state.companies().get(RecordedCertificates.company(action));
      if (company == null || action.has("from")) return action;
      String from = told.path("from").asText(certificates.holder(action).name());
      return action.with("from", from.equals(company.id()) ? Holder.IPO.name() : from);
    }

    /** Redemptions of single shares, by the company in its own turn or by its president. */
    private List<Action> redemptions(RecordedAction action, Company company, String from) {
      Action one = new Action.RedeemShare(state.top().entity(), company.id(), from);
      return Collections.nCopies(percent(action, company) / company.sharePercent(), one);
    }

    /** The recorded percentage, or a share for each named certificate. */
    static int percent(RecordedAction action, Company company) {
      if (action.has("percent")) return action.number("percent");
      return company.sharePercent() * Math.max(1, action.fields().path("shares").size());
    }

    /** A private that "buys" a share is exchanged for the share. */
    private Translation exchange(RecordedAction action, String from) {
      var owned = state.privates().get(action.entity());
      if (owned == null)
        return new Translation.Unknown("there is no private company " + action.entity());
      return Translation.of(new Action.ExchangePrivate(owned.owner().name(), owned.id(), from));
    }

    /**
     * From where: as the recording says, else from the only place that has any, else from where it
     * must lie.
     */
    private String source(RecordedAction action, Company company, JsonNode told) {
      String from = told.path("from").asText("");
      if (from.equals(company.id())) return Holder.IPO.name();
      if (state.isPlayer(from)) return from;
      if (!from.isEmpty()) return Holder.POOL.name();
      if (action.entity().equals(company.id())) return redeemed(action, company);
      if (company.held(Holder.POOL) == 0) return Holder.IPO.name();
      if (company.held(Holder.IPO) == 0) return Holder.POOL.name();
      return certificates.holder(action).equals(Holder.IPO)
          ? Holder.IPO.name()
          : Holder.POOL.name();
    }

    /** A company takes its own shares from a player, or else from the pool. */
    private String redeemed(RecordedAction action, Company company) {
      Holder holder = certificates.holder(action);
      boolean player = state.isPlayer(holder.name()) && company.held(holder) > 0;
      return player ? holder.name() : Holder.POOL.name();
    }
  }

  /** Translates what recordings lay and place on the board: tiles and station markers. */
  private record BoardTranslator(Title title, GameState state, TileInstances instances) {

    private Translation layPrivateTile(RecordedAction action) {
      var owned = state.privates().get(action.entity());
      if (owned == null)
        return new Translation.Unknown("there is no private company " + action.entity());
      String tile = TileInstances.number(action.text("tile"));
      return Translation.of(
          new Action.LayPrivateTile(
              PrivateTrackRights.layer(new Game(title, state), owned),
              owned.id(),
              HexId.of(action.text("hex")),
              tile,
              action.number("rotation")));
    }

    Translation layTile(RecordedAction action) {
      String tile = action.text("tile");
      instances.laid(tile, action.text("hex"));
      boolean moved =
          Engine.decision(title, state)
              .filter(decision -> decision.step().equals("moved-marker-tile"))
              .isPresent();
      if (action.kind().equals("company") && !moved) return layPrivateTile(action);
      return Translation.of(
          new Action.LayTile(
              actor(action, state),
              HexId.of(action.text("hex")),
              TileInstances.number(tile),
              action.number("rotation")));
    }

    /** The action with the hex of its city, which scripts cannot tell from the number of a tile. */
    RecordedAction placed(RecordedAction action, JsonNode told) {
      ObjectNode fields = action.fields().deepCopy();
      fields.put("hex", told.path("hex").asText(instances.hex(action.text("city"))));
      fields.put("index", told.path("city_index").asInt(TileInstances.index(action.text("city"))));
      return RecordedAction.of(fields);
    }

    Translation placeToken(RecordedAction action, JsonNode told) {
      HexId hex = HexId.of(told.path("hex").asText(instances.hex(action.text("city"))));
      int city = told.path("city_index").asInt(TileInstances.index(action.text("city")));
      if (!state.board().map().hexes().containsKey(hex))
        return new Translation.Unknown("the hex of city " + action.text("city") + " is unknown");
      return stop(state.board().tile(hex).stops(), city)
          .map(index -> Translation.of(marker(action, hex, index)))
          .orElseGet(() -> new Translation.Unknown("there is no city " + city + " in " + hex));
    }

    private Action marker(RecordedAction action, HexId hex, int city) {
      String by = actor(action, state);
      if (action.has("token_type") && action.text("token_type").equals("neutral"))
        return new Action.PlaceNeutralMarker(by, hex, city);
      boolean replaces =
          action.has("slot")
              && state.board().markersAt(hex, city).stream()
                  .anyMatch(there -> there.neutral() && there.slot() == action.number("slot"));
      return replaces
          ? new Action.ReplaceMarker(by, hex, city)
          : new Action.PlaceMarker(by, hex, city);
    }

    /** Recordings count cities among cities; we count them among all stops. */
    private static Optional<Integer> stop(List<Stop> stops, int city) {
      int cities = 0;
      for (int index = 0; index < stops.size(); index++) {
        if (stops.get(index).isCity() && cities++ == city) return Optional.of(index);
      }
      return Optional.empty();
    }

    Translation removeToken(RecordedAction action, JsonNode told) {
      HexId hex = HexId.of(told.path("hex").asText(instances.hex(action.text("city"))));
      int city = told.path("city_index").asInt(TileInstances.index(action.text("city")));
      if (!state.board().map().hexes().containsKey(hex))
        return new Translation.Unknown("it is unknown where city " + action.text("city") + " lies");
      return stop(state.board().tile(hex).stops(), city)
          .map(index -> Translation.of(new Action.RemoveMarker(actor(action, state), hex, index)))
          .orElseGet(() -> new Translation.Unknown("there is no city " + city + " in " + hex));
    }
  }
}
