package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Stop;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Frame;
import roundhouse.game.GameState;

/**
 * Translates recorded actions to ours. Their meaning depends on the state, so each is translated
 * when its turn comes.
 */
final class ActionTranslator {
  private static final String AUCTION = "selection-auction";
  private static final String DRAFT = "draft-privates";

  private final Title title;
  private final TileInstances instances = new TileInstances();

  ActionTranslator(Title title) {
    this.title = title;
  }

  /**
   * @param told the trace's line for the action, an empty object if there is none
   * @param certificates who holds which in that state
   */
  Translation translate(
      RecordedAction action, JsonNode told, GameState state, RecordedCertificates certificates) {
    if (action.changesNothing()) return new Translation.Actions(List.of());
    return switch (action.type()) {
      case "pass" -> pass(action, state);
      case "bid" -> bid(action, state);
      case "par" -> par(action, state);
      case "buy_shares" -> new ShareTranslator(state, certificates).translate(action, told);
      case "sell_shares" -> sale(action, state);
      case "assign" -> token(action, state);
      case "buy_company" ->
          Translation.of(
              new Action.BuyPrivate(
                  action.entity(), action.text("company"), action.number("price")));
      case "sell_company" ->
          Translation.of(new Action.SellPrivate(action.entity(), action.text("company")));
      case "lay_tile" -> layTile(action, state);
      case "place_token" -> placeToken(action, told, state);
      case "run_routes" -> new RunTranslator(title, state).translate(action, told);
      case "dividend" -> dividend(action);
      case "buy_train" -> new TrainTranslator(title, state).purchase(action, told);
      case "bankrupt" -> Translation.of(new Action.GoBankrupt(action.entity()));
      case "discard_train" ->
          Translation.of(
              new Action.DiscardTrain(
                  action.entity(),
                  new TrainTranslator(title, state).of(action.entity(), action.text("train"))));
      case "destination_connection" -> new Translation.Actions(List.of());
      case "convert" -> new Translation.Actions(List.of());
      case "merge" -> merge(action, state);
      case "remove_token" -> removeToken(action, told, state);
      case "choose" ->
          Translation.of(
              new Action.Choose(action.entity(), question(state), answer(action, state)));
      default ->
          new Translation.Unknown(
              action.type().isEmpty()
                  ? "it names no type"
                  : "an action of type " + action.type() + " has no counterpart");
    };
  }

  /**
   * A pass amid a merger says that no partner is to be named any more: the next action forms the
   * company. A private that passes leaves a right unused, which is no decision of its own here.
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
    return merging
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

  private Translation bid(RecordedAction action, GameState state) {
    String lot = lot(action);
    if (asks(state, DRAFT))
      return Translation.of(new Action.TakeLot(action.entity(), card(lot), 0));
    if (!lot.isEmpty() && asks(state, AUCTION))
      return Translation.of(new Action.TakeLot(action.entity(), lot, 0));
    return Translation.of(new Action.Bid(action.entity(), lot, action.number("price")));
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

  /** Recordings call a blank card "Pass (3)". */
  private static String card(String lot) {
    return lot.startsWith("Pass (") ? "blank " + lot.replaceAll("\\D", "") : lot;
  }

  private static String lot(RecordedAction action) {
    for (String field : List.of("company", "corporation", "minor"))
      if (action.has(field)) return action.text(field);
    return "";
  }

  private Translation par(RecordedAction action, GameState state) {
    String written = action.text("share_price").split(",", 2)[0];
    if (!written.matches("\\d{1,6}"))
      return new Translation.Unknown("'" + action.text("share_price") + "' is no share price");
    int price = Integer.parseInt(written);
    String company = action.text("corporation");
    return Translation.of(
        asks(state, AUCTION)
            ? new Action.TakeLot(action.entity(), company, price)
            : new Action.Start(action.entity(), company, price));
  }

  private boolean asks(GameState state, String step) {
    return Engine.decision(title, state).map(Decision::step).filter(step::equals).isPresent();
  }

  private static Translation layPrivateTile(RecordedAction action, GameState state) {
    var owned = state.privates().get(action.entity());
    if (owned == null)
      return new Translation.Unknown("there is no private company " + action.entity());
    String tile = TileInstances.number(action.text("tile"));
    return Translation.of(
        new Action.LayPrivateTile(
            owned.owner(), owned.id(), action.text("hex"), tile, action.number("rotation")));
  }

  private Translation layTile(RecordedAction action, GameState state) {
    String tile = action.text("tile");
    instances.laid(tile, action.text("hex"));
    boolean moved = asks(state, "moved-marker-tile");
    if (action.kind().equals("company") && !moved) return layPrivateTile(action, state);
    return Translation.of(
        new Action.LayTile(
            actor(action, state),
            action.text("hex"),
            TileInstances.number(tile),
            action.number("rotation")));
  }

  /** Who acts: the owner of a private, or the entity itself. */
  private static String actor(RecordedAction action, GameState state) {
    var owned = state.privates().get(action.entity());
    return action.kind().equals("company") && owned != null ? owned.owner() : action.entity();
  }

  private Translation placeToken(RecordedAction action, JsonNode told, GameState state) {
    String hex = told.path("hex").asText(instances.hex(action.text("city")));
    int city = told.path("city_index").asInt(TileInstances.index(action.text("city")));
    if (!state.board().map().hexes().containsKey(hex))
      return new Translation.Unknown("the hex of city " + action.text("city") + " is unknown");
    return stop(state.board().tile(hex).stops(), city)
        .map(index -> Translation.of(marker(action, state, hex, index)))
        .orElseGet(() -> new Translation.Unknown("there is no city " + city + " in " + hex));
  }

  private static Action marker(RecordedAction action, GameState state, String hex, int city) {
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

  private static Translation dividend(RecordedAction action) {
    return switch (action.text("kind")) {
      case "payout" -> Translation.of(new Action.Dividend(action.entity(), "pay"));
      case "withhold", "half" ->
          Translation.of(new Action.Dividend(action.entity(), action.text("kind")));
      default ->
          new Translation.Unknown(
              "a dividend of kind " + action.text("kind") + " has no counterpart");
    };
  }

  /** Assigning a private to a hex places its next token there. */
  private Translation token(RecordedAction action, GameState state) {
    var owned = state.privates().get(action.entity());
    if (owned == null)
      return new Translation.Unknown("there is no private company " + action.entity());
    if (state.isPlayer(owned.owner()))
      return Translation.of(
          new Action.Choose(owned.owner(), question(state), action.text("target")));
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
                        owned.owner(), owned.id(), token.name(), action.text("target"))))
        .orElseGet(
            () -> new Translation.Unknown("there is no token of " + owned.id() + " to place"));
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

  private Translation removeToken(RecordedAction action, JsonNode told, GameState state) {
    String hex = told.path("hex").asText(instances.hex(action.text("city")));
    int city = told.path("city_index").asInt(TileInstances.index(action.text("city")));
    if (!state.board().map().hexes().containsKey(hex))
      return new Translation.Unknown("nobody knows where city " + action.text("city") + " lies");
    return stop(state.board().tile(hex).stops(), city)
        .map(index -> Translation.of(new Action.RemoveMarker(actor(action, state), hex, index)))
        .orElseGet(() -> new Translation.Unknown("there is no city " + city + " in " + hex));
  }

  private String question(GameState state) {
    boolean asked = state.top().kind() == Frame.Kind.QUESTION;
    return asked
        ? state.top().name()
        : Engine.decision(title, state).map(Decision::step).orElse("");
  }
}
