package roundhouse.script.model;

import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.board.Reach;
import roundhouse.board.TrackDistances;
import roundhouse.board.TrackGraph;
import roundhouse.design.problem.SpellingHint;
import roundhouse.engine.Game;
import roundhouse.engine.runs.RouteProblems;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.engine.stations.StationMarkers;
import roundhouse.route.problem.StopRef;
import roundhouse.script.faults.ApiMisuse;
import roundhouse.script.views.CallArguments;
import roundhouse.script.views.ViewType;

/** What track reaches, as scripts see it. */
final class NetworkView {
  /** The network of a company, or what track reaches from some places. */
  static final ViewType<ScriptModel.SeenNetwork> NETWORK =
      ViewType.of("Network", ScriptModel.SeenNetwork.class, "What track reaches from some stops.")
          .member(
              "stops",
              "Stop[]",
              "The stops reached, with those where it begins.",
              NetworkView::stops)
          .member(
              "hexes",
              "string[]",
              "Ids of the hexes with track or a stop that it reaches.",
              NetworkView::hexes)
          .method(
              "reaches",
              "(place: string): boolean",
              "Whether it reaches a place: track or a stop in a hex (\"G5\"), or a stop"
                  + " (\"G5.1\").",
              NetworkView::reaches)
          .method(
              "distance",
              "(place: string): number | null",
              "How many hexes a place is away over track, from the nearest stop where the network"
                  + " begins; null if it does not reach it.",
              NetworkView::distance)
          .build();

  private NetworkView() {}

  /** {@code state.network("A1", "F6")}. */
  static Object from(ScriptModel.SeenState state, CallArguments arguments) {
    if (arguments.size() == 0) throw new ApiMisuse("state.network needs a hex or a stop");
    List<Integer> from =
        IntStream.range(0, arguments.size())
            .mapToObj(at -> Place.named(state.game(), arguments.text(at)))
            .flatMap(place -> place.stops().stream())
            .distinct()
            .sorted()
            .toList();
    return state.model().wrap(new ScriptModel.SeenNetwork(state.model(), "", from));
  }

  /** {@code company.couldRun("A1.0", "F6.0")}. */
  static Object couldRun(ScriptModel.SeenCompany company, CallArguments arguments) {
    return new RouteProblems(company.game(), company.it())
        .couldRun(stop(company.game(), arguments.text(0)), stop(company.game(), arguments.text(1)));
  }

  /** {@code company.spaceIn("A1.0")}. */
  static Object spaceIn(ScriptModel.SeenCompany company, CallArguments arguments) {
    TrackGraph.StopAt at = stopAt(company.game(), "company.spaceIn", arguments.text(0));
    return StationMarkers.hasSpace(company.game(), company.it(), at);
  }

  private static StopRef stop(Game game, String name) {
    TrackGraph.StopAt at = stopAt(game, "company.couldRun", name);
    return new StopRef(at.hex(), at.index());
  }

  private static TrackGraph.StopAt stopAt(Game game, String asked, String name) {
    Place place = Place.named(game, name);
    if (place.whole()) throw new ApiMisuse(asked + " needs a stop, like " + name + ".0");
    return game.state().board().track().stop(place.stops().getFirst());
  }

  /** {@code state.distance("A1", "F6")}. */
  static Object distance(ScriptModel.SeenState state, CallArguments arguments) {
    GameMap map = state.game().title().map();
    Place one = Place.named(state.game(), arguments.text(0));
    Place other = Place.named(state.game(), arguments.text(1));
    return map.layout().distance(map.hex(one.hex()).place(), map.hex(other.hex()).place());
  }

  private static Object stops(ScriptModel.SeenNetwork network) {
    TrackGraph track = track(network);
    return network.model().wrap(reach(network).stops().stream().mapToObj(track::stop).toList());
  }

  private static Object hexes(ScriptModel.SeenNetwork network) {
    TrackGraph track = track(network);
    Reach reach = reach(network);
    var all = new TreeSet<HexId>();
    reach.segments().stream()
        .mapToObj(segment -> track.hexId(track.hexOf(segment)))
        .forEach(all::add);
    reach.stops().stream().mapToObj(stop -> track.stop(stop).hex()).forEach(all::add);
    return HexId.texts(all);
  }

  private static Object reaches(ScriptModel.SeenNetwork network, CallArguments arguments) {
    return reaches(network, Place.named(network.game(), arguments.text(0)));
  }

  private static boolean reaches(ScriptModel.SeenNetwork network, Place place) {
    TrackGraph track = track(network);
    Reach reach = reach(network);
    return place.stops().stream().anyMatch(reach::reaches)
        || place.whole()
            && reach.segments().stream()
                .anyMatch(segment -> track.hexId(track.hexOf(segment)).equals(place.hex()));
  }

  private static Object distance(ScriptModel.SeenNetwork network, CallArguments arguments) {
    Place place = Place.named(network.game(), arguments.text(0));
    if (!reaches(network, place)) return null;
    TrackDistances distances = distances(network);
    return place.whole()
        ? distances.toHex(place.hex())
        : distances.toStop(place.stops().getFirst());
  }

  private static TrackGraph track(ScriptModel.SeenNetwork network) {
    return network.game().state().board().track();
  }

  private record Reached(String company, List<Integer> from) {}

  private static Reach reach(ScriptModel.SeenNetwork network) {
    Game game = network.game();
    return network.company().isEmpty()
        ? game.rememberedForBoard(
            new Reached("", network.from()),
            () -> Reach.of(track(network), starts(network), new BitSet()))
        : CompanyNetwork.reach(game, game.company(network.company()), false);
  }

  private record Distances(String company, List<Integer> from) {}

  private static TrackDistances distances(ScriptModel.SeenNetwork network) {
    return network
        .game()
        .rememberedForBoard(
            new Distances(network.company(), network.from()),
            () -> TrackDistances.of(track(network), starts(network), blocked(network)));
  }

  private static BitSet starts(ScriptModel.SeenNetwork network) {
    if (!network.company().isEmpty())
      return CompanyNetwork.bases(network.game().state().board(), network.company());
    var all = new BitSet();
    network.from().forEach(all::set);
    return all;
  }

  private static BitSet blocked(ScriptModel.SeenNetwork network) {
    return network.company().isEmpty()
        ? new BitSet()
        : CompanyNetwork.blocked(network.game().state().board(), network.company(), false);
  }

  /**
   * A place as scripts name it.
   *
   * @param stops the nodes of its stops: all of a hex, or the one that is named
   * @param whole whether it is a hex
   */
  private record Place(HexId hex, List<Integer> stops, boolean whole) {

    static Place named(Game game, String text) {
      int dot = text.indexOf('.');
      HexId hex = hex(game, dot < 0 ? text : text.substring(0, dot));
      TrackGraph track = game.state().board().track();
      int first = track.firstStop(hex);
      List<Integer> all = IntStream.range(first, first + track.stopsOn(hex)).boxed().toList();
      if (dot < 0) return new Place(hex, all, true);
      String index = text.substring(dot + 1);
      if (!index.matches("[0-9]{1,3}") || Integer.parseInt(index) >= all.size())
        throw new ApiMisuse(
            "'%s' is no stop: %s has %s, numbered from 0".formatted(text, hex, all.size()));
      return new Place(hex, List.of(all.get(Integer.parseInt(index))), false);
    }

    private static HexId hex(Game game, String text) {
      return game.title().map().hexes().keySet().stream()
          .filter(id -> id.text().equals(text))
          .findFirst()
          .orElseThrow(
              () ->
                  new ApiMisuse(
                      "there is no hex '%s' on the map; %s"
                          .formatted(
                              text,
                              SpellingHint.fix(
                                  text, HexId.texts(game.title().map().hexes().keySet())))));
    }
  }
}
