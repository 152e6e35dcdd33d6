package roundhouse.script.model;

import java.util.LinkedHashMap;
import java.util.Map;
import roundhouse.design.spec.LoansSpec;
import roundhouse.engine.play.Engine;
import roundhouse.engine.rounds.PlayerOrders;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.runs.TurnRevenue;
import roundhouse.game.Company;
import roundhouse.script.views.CallArguments;
import roundhouse.script.views.ViewType;

/** The title and the state of its game, as scripts see them. */
final class GameViews {
  /** The title and its options. */
  static final ViewType<ScriptModel.SeenTitle> TITLE =
      ViewType.of(
              "Title",
              ScriptModel.SeenTitle.class,
              "The title, as its design and the selected options define it.")
          .member("name", "string", "The title's name.", title -> title.game().design().title())
          .member(
              "options",
              "string[]",
              "Ids of the selected options.",
              title -> title.game().title().options())
          .member(
              "loan",
              "number",
              "What it costs to pay a loan back; 0 without loans.",
              title -> title.game().design().loans().map(LoansSpec::value).orElse(0))
          .member(
              "data",
              "any",
              "The title's `data` in the design.",
              title -> title.game().design().data().values())
          .build();

  /** The game state. */
  static final ViewType<ScriptModel.SeenState> STATE =
      ViewType.of("State", ScriptModel.SeenState.class, "The current state of the game.")
          .member("phase", "string", "Name of the phase.", state -> state.game().state().phase())
          .member(
              "round",
              "string",
              "Name of the round, as under `rounds` in the design.",
              state -> state.game().state().round().name())
          .member(
              "set",
              "number",
              "Number of the current set of rounds, 0 in the opening.",
              state -> state.game().state().calendar().set())
          .member(
              "number",
              "number",
              "Number of the round within its set.",
              state -> state.game().state().calendar().number())
          .member(
              "roundsInSet",
              "number",
              "Number of operating rounds in this set, 0 in a stock round.",
              state -> state.game().state().calendar().rounds())
          .member(
              "players",
              "Player[]",
              "In seat order.",
              state -> state.model().wrap(state.game().state().players()))
          .member(
              "companies",
              "Record<string, Company>",
              "By id.",
              state -> wrapped(state, state.game().state().companies()))
          .member(
              "privates",
              "Record<string, PrivateCompany>",
              "By id.",
              state -> wrapped(state, state.game().state().privates()))
          .member(
              "hexes", "Record<string, Hex>", "All hexes of the map, by id.", state -> hexes(state))
          .member(
              "market",
              "MarketSpace[]",
              "All spaces of the market, row by row.",
              state -> state.model().wrap(state.game().title().market().spaces()))
          .method(
              "network",
              "(...places: string[]): Network",
              "What track reaches from some places, hexes (\"G5\") or stops (\"G5.1\"), whoever's"
                  + " markers stand where.",
              NetworkView::from)
          .method(
              "distance",
              "(one: string, other: string): number",
              "How many hexes one is away from another, whatever lies between; 0 for the same.",
              NetworkView::distance)
          .member(
              "phaseData",
              "any",
              "The phase's `data` in the design.",
              state -> state.game().phase().data().values())
          .member("bank", "number", "The bank's money.", state -> state.game().state().bank())
          .member(
              "trainsForSale",
              "Train[]",
              "Trains the bank sells now: the next new one and those in the pool, cheapest first.",
              state -> state.model().wrap(Engine.trainsForSale(state.game())))
          .member(
              "newTrains",
              "Train[]",
              "Trains never sold, the next one first; of an unlimited type only the next.",
              state -> state.model().wrap(state.game().state().depot().upcoming()))
          .member(
              "trainPool",
              "Train[]",
              "Trains given back to the bank.",
              state -> state.model().wrap(state.game().state().depot().pool()))
          .member(
              "operatingOrder",
              "string[]",
              "Ids of companies with a share price, highest first.",
              state -> state.game().byPrice().stream().map(Company::id).toList())
          .member(
              "priority",
              "string",
              "The player with priority in the next stock round.",
              state -> PlayerOrders.priority(state.game()))
          .member(
              "actor",
              "string",
              "Whose turn it is: a player, a company or \"\".",
              state ->
                  state.game().state().stack().isEmpty() ? "" : state.game().state().top().entity())
          .member(
              "turn",
              "string",
              "Kind of the turn that goes on, as `turnStarted` names it, or \"\" between turns.",
              state -> Turns.kind(state.game().state()))
          .member(
              "revenue",
              "number",
              "What the runs of the current turn earn, until the dividend; 0 otherwise.",
              state -> TurnRevenue.of(state.game()))
          .member(
              "earned",
              "Record<string, number>",
              "What each train earned in the run of the current turn, by the id of its card, until"
                  + " the dividend; known after the run where the turn has a step of a script, and"
                  + " in `afterRun`.",
              state -> TurnRevenue.byTrain(state.game()))
          .method(
              "flag",
              "(name: string, of?: Company | Player | PrivateCompany): any",
              "Value of a flag that a script set; false if none is set.",
              GameViews::flag)
          .build();

  private GameViews() {}

  private static Object flag(ScriptModel.SeenState state, CallArguments arguments) {
    String entity = arguments.has(1) ? String.valueOf(EffectView.idOf(arguments.plain(1))) : "";
    return state.game().state().flag(entity, arguments.text(0));
  }

  private static Map<String, Object> hexes(ScriptModel.SeenState state) {
    var all = new LinkedHashMap<String, Object>();
    state
        .game()
        .title()
        .map()
        .hexes()
        .forEach((id, hex) -> all.put(id.text(), state.model().wrap(hex)));
    return all;
  }

  private static Map<String, Object> wrapped(ScriptModel.SeenState state, Map<String, ?> things) {
    var all = new LinkedHashMap<String, Object>();
    things.forEach((id, thing) -> all.put(id, state.model().wrap(thing)));
    return all;
  }
}
