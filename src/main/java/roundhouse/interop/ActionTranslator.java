package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import roundhouse.board.HexId;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.takeovers.MergerSharesStep;
import roundhouse.game.GameState;

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
    RecordedAction placed = action.is("place_token") ? board(state).placed(action, told) : action;
    return ScriptedTranslation.of(
            title, placed, next, state, then -> usual(action, told, then, certificates))
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
          ? Translation.of(new Action.Pass(BoardTranslator.actor(action, state)))
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
    String owner = BoardTranslator.actor(action, state);
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
}
