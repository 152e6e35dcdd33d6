package roundhouse.script;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.Data;
import roundhouse.engine.Engine;

/** The views that hooks get: what a script can read of a game. Read-only, and no sooner than it is looked at. */
public final class ScriptViews {
  static final ViewType<Seen.Train> TRAIN =
      ViewType.of("Train", Seen.Train.class, "A train card.")
          .member(
              "id",
              "string",
              "Names the card: its type and its number of the type, \"3+1-0\".",
              train -> train.it().id())
          .member("type", "string", "The type, \"3+1\".", train -> train.it().type())
          .member(
              "price",
              "number",
              "Its price new.",
              train -> train.game().design().trains().get(train.it().type()).price())
          .member(
              "cities",
              "number",
              "Large stations it may call at.",
              train -> train.game().design().trains().get(train.it().type()).runs().cities())
          .member(
              "towns",
              "number",
              "Small stations it may call at besides.",
              train -> train.game().design().trains().get(train.it().type()).runs().towns())
          .member(
              "data",
              "any",
              "Free data of the type in the design.",
              train -> data(train.game().design().trains().get(train.it().type()).data()))
          .key(train -> train.it().id())
          .build();

  static final ViewType<Seen.Runner> RUNNER =
      ViewType.of("RunningTrain", Seen.Runner.class, "A train as it runs in this turn.")
          .member("id", "string", "Names the card.", runner -> runner.it().id())
          .member("type", "string", "The type.", runner -> runner.it().type())
          .member(
              "cities",
              "number",
              "Large stations it may call at now.",
              runner -> runner.it().cities())
          .member(
              "towns",
              "number",
              "Small stations it may call at besides.",
              runner -> runner.it().towns())
          .member(
              "spare",
              "boolean",
              "Whether an unused large station may be a small one.",
              runner -> runner.it().spare())
          .member(
              "leased",
              "boolean",
              "Whether it is not the company's own.",
              runner -> runner.it().leased())
          .member(
              "eachCall",
              "number",
              "What every call brings, whatever the stop is worth; 0 where stops have their own value.",
              runner -> runner.it().eachCall())
          .key(runner -> runner.it().id())
          .build();

  static final ViewType<Seen.Player> PLAYER =
      ViewType.of("Player", Seen.Player.class, "A player.")
          .member("id", "string", "The player's name.", player -> player.it().name())
          .member("cash", "number", "Money in hand.", player -> player.it().cash())
          .member(
              "certificates",
              "number",
              "Certificates that count against the limit.",
              player ->
                  Engine.certificates(
                      player.game().title(), player.game().state(), player.it().name()))
          .method(
              "held",
              "(company: Company): number",
              "Percent of a company that the player holds.",
              (player, arguments) ->
                  arguments.subject(0, Seen.Company.class).it().held(player.it().name()))
          .key(player -> player.it().name())
          .build();

  static final ViewType<Seen.Company> COMPANY =
      ViewType.of("Company", Seen.Company.class, "A company that issues shares and operates.")
          .member("id", "string", "Its short name.", company -> company.it().id())
          .member(
              "name",
              "string",
              "Its full name.",
              company -> company.game().spec(company.it()).name())
          .member("cash", "number", "Money in its treasury.", company -> company.it().cash())
          .member(
              "price",
              "number",
              "Share price, 0 without a token on the market.",
              company -> company.game().price(company.it()))
          .member(
              "par",
              "number",
              "Price at which it started, 0 before.",
              company -> company.it().par())
          .member(
              "president",
              "string | null",
              "Name of the player who directs it.",
              company -> company.it().president())
          .member(
              "trains",
              "Train[]",
              "Its own trains.",
              company -> company.in().wrap(company.it().trains()))
          .member(
              "markers",
              "number[]",
              "Prices of the station markers left, next first.",
              company -> company.it().markers())
          .member(
              "revenue",
              "number",
              "Revenue of its last run, -1 before the first.",
              company -> company.it().revenue())
          .member(
              "started",
              "boolean",
              "Its president's certificate was sold.",
              company -> company.it().started())
          .member(
              "floated",
              "boolean",
              "It has floated, and is not bankrupt.",
              company -> company.it().floated())
          .member(
              "operated",
              "boolean",
              "It has operated at least once.",
              company -> company.it().operated())
          .member(
              "bankrupt",
              "boolean",
              "Its price fell to zero and it has not floated again.",
              company -> company.it().is(roundhouse.game.Company.Status.BANKRUPT))
          .member(
              "ceased",
              "boolean",
              "It operates no more.",
              company -> company.it().is(roundhouse.game.Company.Status.CEASED))
          .member(
              "inReceivership",
              "boolean",
              "The president's certificate lies in the pool.",
              company -> company.it().inReceivership())
          .member(
              "certificates",
              "{ percent: number, president: boolean, holder: string }[]",
              "Its certificates, the president's first; the holder is a player, a company, \"ipo\" or \"pool\".",
              company ->
                  company.it().certificates().stream().map(ScriptViews::certificate).toList())
          .member(
              "fullValue",
              "boolean",
              "Whether its shares are worth their full price now, not what a company without a train brings.",
              company -> Engine.fullValue(company.game(), company.it()))
          .member(
              "inOffering",
              "number",
              "Percent not sold yet.",
              company -> company.it().held(roundhouse.game.Holder.IPO))
          .member(
              "forSale",
              "number",
              "Percent of the offering that anybody may buy: not the president's certificate, not what is kept for a private.",
              company ->
                  company.it().certificates().stream()
                      .filter(
                          each ->
                              each.holder().equals(roundhouse.game.Holder.IPO)
                                  && !each.president()
                                  && each.reserved().isEmpty())
                      .mapToInt(roundhouse.game.Certificate::percent)
                      .sum())
          .member(
              "inPool",
              "number",
              "Percent in the pool.",
              company -> company.it().held(roundhouse.game.Holder.POOL))
          .member(
              "home",
              "string",
              "Hex of its home.",
              company -> company.game().spec(company.it()).home())
          .member(
              "layer",
              "number",
              "Layer in which it becomes available.",
              company -> company.game().spec(company.it()).layer())
          .member(
              "hasRoute",
              "boolean",
              "Whether the bank's cheapest train would find a run for it.",
              company -> Engine.hasRoute(company.game(), company.it()))
          .member(
              "data",
              "any",
              "Free data of the company in the design.",
              company -> data(company.game().spec(company.it()).data()))
          .method(
              "flag",
              "(name: string): any",
              "What scripts remember of it; false when nothing was set.",
              (company, arguments) ->
                  company.game().state().flag(company.it().id(), arguments.text(0)))
          .key(company -> company.it().id())
          .build();

  static final ViewType<Seen.PrivateCompany> PRIVATE =
      ViewType.of("PrivateCompany", Seen.PrivateCompany.class, "A private company.")
          .member("id", "string", "Its short name.", owned -> owned.it().id())
          .member(
              "owner",
              "string",
              "A player, a company, \"bank\" when it is for sale, \"\" when not in play.",
              owned -> owned.it().owner())
          .member("closed", "boolean", "It is out of the game.", owned -> owned.it().closed())
          .member(
              "price",
              "number",
              "Face value.",
              owned -> owned.game().design().privates().get(owned.it().id()).price())
          .member(
              "income",
              "number",
              "Income as the design has it.",
              owned -> owned.game().design().privates().get(owned.it().id()).income())
          .member(
              "data",
              "any",
              "Free data of the private in the design.",
              owned -> data(owned.game().design().privates().get(owned.it().id()).data()))
          .method(
              "flag",
              "(name: string): any",
              "What scripts remember of it; false when nothing was set.",
              (owned, arguments) -> owned.game().state().flag(owned.it().id(), arguments.text(0)))
          .key(owned -> owned.it().id())
          .build();

  static final ViewType<Seen.Hex> HEX =
      ViewType.of("Hex", Seen.Hex.class, "A hex of the map.")
          .member("id", "string", "As players write it, \"A5\".", hex -> hex.it().id())
          .member("name", "string", "The place's name, or \"\".", hex -> hex.it().name())
          .member("terrain", "string", "Kind of terrain, or \"\".", hex -> hex.it().terrainKind())
          .member("cost", "number", "Cost of the first tile.", hex -> hex.it().terrain())
          .member(
              "tile",
              "Tile",
              "What lies there now.",
              hex -> hex.in().wrap(hex.game().state().board().tile(hex.it().id())))
          .key(hex -> hex.it().id())
          .build();

  static final ViewType<Seen.Tile> TILE =
      ViewType.of("Tile", Seen.Tile.class, "A tile, or what is printed on a hex.")
          .member(
              "number",
              "string",
              "As printed, \"\" for what is printed on the map.",
              tile -> tile.it().number())
          .member(
              "color",
              "string",
              "\"white\", \"yellow\", \"green\", \"brown\", \"gray\", \"red\" or \"blue\".",
              tile -> tile.it().color())
          .member("city", "boolean", "Whether it has a large station.", tile -> tile.it().hasCity())
          .member(
              "labels", "string[]", "Letters it bears.", tile -> List.copyOf(tile.it().labels()))
          .key(tile -> tile.it().number())
          .build();

  static final ViewType<Seen.Stop> STOP =
      ViewType.of("Stop", Seen.Stop.class, "A place where trains call.")
          .member("hex", "string", "Its hex.", stop -> stop.it().hex())
          .member(
              "index",
              "number",
              "Its place among the stops of the hex, from 0.",
              stop -> stop.it().index())
          .member(
              "kind",
              "string",
              "\"city\", \"town\", \"halt\" or \"offboard\".",
              stop -> stop.it().stop().kind())
          .key(stop -> stop.it().hex() + "." + stop.it().index())
          .build();

  static final ViewType<Seen.Runs> RUNS =
      ViewType.of("Runs", Seen.Runs.class, "What the trains of a company do in a turn.")
          .member("count", "number", "How many trains run.", runs -> runs.it().size())
          .member(
              "calls",
              "string[][]",
              "For each run the stops that count, as \"hex.index\".",
              runs ->
                  runs.it().stream()
                      .map(run -> run.calls().stream().map(Object::toString).toList())
                      .toList())
          .member(
              "stops",
              "number",
              "Calls of all runs together.",
              runs -> runs.it().stream().mapToInt(run -> run.calls().size()).sum())
          .method(
              "connect",
              "(one: string, other: string): boolean",
              "Whether one run, or several that meet, join two places: hexes (\"G5\") or stops (\"G5.1\").",
              (runs, arguments) ->
                  Connections.join(runs.it(), arguments.text(0), arguments.text(1)))
          .build();

  static final ViewType<Seen.TitleData> TITLE =
      ViewType.of(
              "Title",
              Seen.TitleData.class,
              "The title as its design has it, with the options that are on.")
          .member("name", "string", "The title's name.", title -> title.game().design().title())
          .member(
              "options",
              "string[]",
              "Ids of the options that are on.",
              title -> title.game().title().options())
          .member(
              "data", "any", "Free data of the title.", title -> data(title.game().design().data()))
          .build();

  static final ViewType<Seen.State> STATE =
      ViewType.of("State", Seen.State.class, "The game at this moment.")
          .member("phase", "string", "The phase's name.", state -> state.game().state().phase())
          .member(
              "round",
              "string",
              "Name of the round under 'rounds'.",
              state -> state.game().state().round().name())
          .member(
              "set",
              "number",
              "Number of the set of rounds, 0 in the opening.",
              state -> state.game().state().calendar().set())
          .member(
              "number",
              "number",
              "Number of the round within its set.",
              state -> state.game().state().calendar().number())
          .member(
              "roundsInSet",
              "number",
              "Operating rounds of this set, 0 in a stock round.",
              state -> state.game().state().calendar().rounds())
          .member(
              "players",
              "Player[]",
              "In the order of seats.",
              state -> state.in().wrap(state.game().state().players()))
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
          .member("bank", "number", "The bank's money.", state -> state.game().state().bank())
          .member(
              "trainsForSale",
              "Train[]",
              "What the bank sells now: the next new train and those given back, the cheapest first.",
              state -> state.in().wrap(Engine.trainsForSale(state.game())))
          .member(
              "operatingOrder",
              "string[]",
              "Companies with a share price, the highest first.",
              state -> state.game().byPrice().stream().map(roundhouse.game.Company::id).toList())
          .member(
              "priority",
              "string",
              "The player who is first in the next stock round.",
              state -> state.game().state().priority())
          .member(
              "actor",
              "string",
              "Whose turn it is: a player, a company, or \"\".",
              state ->
                  state.game().state().stack().isEmpty() ? "" : state.game().state().top().entity())
          .method(
              "flag",
              "(name: string, of?: Company | Player | PrivateCompany): any",
              "What scripts remember; false when nothing was set.",
              ScriptViews::flag)
          .build();

  static final List<ViewType<?>> TYPES =
      List.of(
          STATE,
          TITLE,
          PLAYER,
          COMPANY,
          PRIVATE,
          TRAIN,
          RUNNER,
          HEX,
          TILE,
          STOP,
          RUNS,
          RandomView.TYPE,
          EffectView.TYPE);

  private ScriptViews() {}

  private static Object flag(Seen.State state, Arguments arguments) {
    String entity = arguments.has(1) ? String.valueOf(EffectView.id(arguments.plain(1))) : "";
    return state.game().state().flag(entity, arguments.text(0));
  }

  private static Map<String, Object> certificate(roundhouse.game.Certificate certificate) {
    var shown = new LinkedHashMap<String, Object>();
    shown.put("percent", certificate.percent());
    shown.put("president", certificate.president());
    shown.put("holder", certificate.holder());
    return shown;
  }

  private static Object data(Data data) {
    return data.values();
  }

  private static Map<String, Object> wrapped(Seen.State state, Map<String, ?> things) {
    var all = new LinkedHashMap<String, Object>();
    things.forEach((id, thing) -> all.put(id, state.in().wrap(thing)));
    return all;
  }
}
