package roundhouse.route;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.board.TilePlacement;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.Allowance;
import roundhouse.design.spec.RouteRules;
import roundhouse.route.problem.RouteGoal;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.RunningTrain;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;
import roundhouse.testkit.SharedFolder;

/** The running turns of recorded games, each with the company's route problem. */
public final class RecordedTurns {
  private static final int HALT = 10;
  private static final String GAME = ".game.json";

  /** The income of a company from the run of a leased train. */
  public enum Lease {
    NONE,
    /** 40, plus 20 for each call within the allowance of large stations. */
    BY_CALLS,
    /** Half of the run's revenue; recordings do not round it up to tens as the rulebook does. */
    HALF;

    int paid(int revenue) {
      return switch (this) {
        case NONE -> revenue;
        case BY_CALLS -> revenue + 40;
        case HALF -> revenue / 2;
      };
    }
  }

  /** A company's running turn: the recorded action, the problem, the runs, and the payment. */
  public record Turn(
      int id,
      RouteProblem problem,
      List<RunInPieces> runs,
      List<Integer> revenue,
      List<Integer> subsidy,
      Lease lease) {}

  private final TitleFacts facts;
  private final boolean skipTowns;
  private final boolean reenter;
  private final Lease leasing;
  private final Map<Integer, JsonNode> actions = new HashMap<>();
  private final Map<String, List<StopRef>> markers = new HashMap<>();
  private final List<Turn> turns = new ArrayList<>();
  private ObjectNode state;
  private boolean lastTrainBought;
  private boolean haltsIgnored;
  private JsonNode lyingMap;
  private Board board;

  private RecordedTurns(TitleFacts facts, JsonNode game) {
    this.facts = facts;
    Set<String> options = new HashSet<>();
    game.get("options").forEach(option -> options.add(option.asText()));
    skipTowns = !options.contains("no_skip_towns") && !options.contains("original_game");
    reenter = options.contains("re_enter_hexes");
    leasing =
        options.contains("original_insolvency") || options.contains("original_game")
            ? Lease.HALF
            : Lease.BY_CALLS;
    for (JsonNode action : game.get("actions")) {
      actions.put(action.get("id").asInt(), action);
      for (JsonNode auto : action.path("auto")) actions.put(auto.path("id").asInt(-1), auto);
    }
  }

  /** The turns of all recorded games of a title, by game; empty without recordings. */
  public static Map<String, List<Turn>> ofTitle(String title) {
    var games = new TreeMap<String, List<Turn>>();
    Path folder = SharedFolder.find("peer-games/" + title);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(file -> file.toString().endsWith(GAME)).sorted().toList()) {
        games.put(file.getFileName().toString().replace(GAME, ""), of(title, file));
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return games;
  }

  private static List<Turn> of(String title, Path gameFile) {
    JsonNode game = TitleFacts.json(gameFile);
    String options = game.get("options").toString();
    boolean smallMap = options.contains("two_player_map") || options.contains("original_game");
    Path file =
        SharedFolder.find(
            "facts/" + title + (smallMap ? "/title-two_player_map.json" : "/title.json"));
    var turns =
        new RecordedTurns(TitleFacts.read(file, SharedFolder.find("facts/tiles.json")), game);
    Path trace =
        gameFile.resolveSibling(gameFile.getFileName().toString().replace(GAME, ".trace.jsonl"));
    try (Stream<String> lines = Files.lines(trace)) {
      var mapper = new JsonMapper();
      for (String line : (Iterable<String>) lines::iterator) turns.read(mapper.readTree(line));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return turns.turns;
  }

  private void read(JsonNode line) {
    if (line.has("state")) state = (ObjectNode) line.get("state");
    if (line.path("type").asText().equals("run_routes")
        && actions.containsKey(line.get("id").asInt())) turn(line);
    if (line.path("type").asText().equals("place_token")) mark(line);
    if (line.has("d")) merge(state, (ObjectNode) line.get("d"));
    lastTrainBought |= state.path("phase").asText().equals("9");
    haltsIgnored |= lastTrainBought && state.path("short").asText().equals("SR");
  }

  private void mark(JsonNode line) {
    String company = actions.get(line.get("id").asInt()).get("entity").asText();
    markers
        .computeIfAbsent(company, id -> new ArrayList<>())
        .add(new StopRef(HexId.of(line.get("hex").asText()), line.get("city_index").asInt()));
  }

  private static void merge(ObjectNode into, ObjectNode change) {
    change
        .properties()
        .forEach(
            entry -> {
              JsonNode value = entry.getValue();
              if (value.isNull()) into.remove(entry.getKey());
              else if (value.isObject() && into.path(entry.getKey()).isObject())
                merge((ObjectNode) into.get(entry.getKey()), (ObjectNode) value);
              else into.set(entry.getKey(), value.deepCopy());
            });
  }

  private void turn(JsonNode line) {
    JsonNode action = actions.get(line.get("id").asInt());
    String company = action.get("entity").asText();
    JsonNode owner = state.get("corps").get(company);
    Lease lease =
        owner.path("insolvent").asBoolean() && owner.get("trains").isEmpty() ? leasing : Lease.NONE;
    var runs = new ArrayList<RunInPieces>();
    var revenue = new ArrayList<Integer>();
    var subsidy = new ArrayList<Integer>();
    for (int index = 0; index < line.get("run").size(); index++) {
      JsonNode run = line.get("run").get(index);
      if (run.get("path").isEmpty()) continue;
      runs.add(run(action.get("routes").get(index), run));
      revenue.add(run.get("revenue").asInt());
      subsidy.add(run.get("subsidy").asInt());
    }
    turns.add(
        new Turn(
            line.get("id").asInt(), problem(company, runs, lease), runs, revenue, subsidy, lease));
  }

  /** If the recording does not count the halts, the subsidy reveals them. */
  private static RunInPieces run(JsonNode route, JsonNode run) {
    var stops = new ArrayList<String>();
    run.get("stops").forEach(stop -> stops.add(stop.asText()));
    var path = new ArrayList<RunInPieces.Piece>();
    for (JsonNode piece : run.get("path")) {
      var edges = new HashSet<Integer>();
      piece.get(1).forEach(edge -> edges.add(edge.asInt()));
      path.add(new RunInPieces.Piece(piece.get(0).asText(), edges));
    }
    int halts = route.path("halts").asInt(run.get("subsidy").asInt() / HALT);
    return new RunInPieces(route.get("train").asText(), stops, halts, path);
  }

  private RouteProblem problem(String company, List<RunInPieces> runs, Lease lease) {
    TrackGraph track = board().track();
    StopValues values = values(track, lease == Lease.BY_CALLS);
    var names = new ArrayList<String>();
    runs.forEach(run -> names.add(run.train()));
    if (lease == Lease.NONE) addIdle(names, state.get("corps").get(company).get("trains"));
    List<RunningTrain> trains =
        names.stream()
            .map(name -> new RunningTrain(name, allowance(name, lease == Lease.BY_CALLS), values))
            .toList();
    Set<StopRef> own = new HashSet<>(markersOf(company));
    Set<StopRef> home = new HashSet<>(own);
    home.removeIf(stop -> !stop.hex().is(facts.homes().get(company)));
    var rules = new RouteRules(skipTowns, true, HALT, true, true, reenter, 1);
    return new RouteProblem(
        track, trains, own, home, blocked(own), rules, haltsIgnored, RouteGoal.REVENUE);
  }

  private static void addIdle(List<String> names, JsonNode owned) {
    var left = new ArrayList<String>();
    owned.forEach(train -> left.add(train.asText()));
    names.forEach(name -> left.remove(name.substring(0, name.lastIndexOf('-'))));
    for (String name : left) names.add(name + "-idle" + names.size());
  }

  private Allowance allowance(String train, boolean byCalls) {
    Allowance whole = facts.trains().get(train.substring(0, train.indexOf('-')));
    boolean citiesOnly = byCalls || state.path("nationalization").asBoolean();
    return citiesOnly ? new Allowance(whole.cities(), 0) : whole;
  }

  private StopValues values(TrackGraph track, boolean byCalls) {
    var revenue = new HashMap<StopRef, Integer>();
    var subsidy = new HashMap<StopRef, Integer>();
    for (int node = 0; node < track.stops(); node++) {
      Stop stop = track.stop(node).stop();
      var ref = new StopRef(track.stop(node).hex(), track.stop(node).index());
      revenue.put(
          ref, byCalls ? 20 : stop.revenue().in(facts.phases().get(state.get("phase").asText())));
      if (stop.kind() == Stop.Kind.HALT && !byCalls) subsidy.put(ref, HALT);
    }
    return new StopValues(revenue, subsidy);
  }

  private List<StopRef> markersOf(String company) {
    var stops = new ArrayList<StopRef>();
    for (JsonNode hex : state.get("corps").get(company).get("tokens")) {
      int city =
          markers.getOrDefault(company, List.of()).stream()
              .filter(at -> at.hex().is(hex.asText()))
              .mapToInt(StopRef::index)
              .findFirst()
              .orElse(0);
      boolean there = city < board().tile(HexId.of(hex.asText())).stops().size();
      stops.add(new StopRef(HexId.of(hex.asText()), there ? city : 0));
    }
    return stops;
  }

  private Set<StopRef> blocked(Set<StopRef> own) {
    var count = new HashMap<StopRef, Integer>();
    state
        .get("corps")
        .properties()
        .forEach(
            entry -> {
              if (!entry.getValue().path("bankrupt").asBoolean())
                markersOf(entry.getKey()).forEach(stop -> count.merge(stop, 1, Integer::sum));
            });
    count.keySet().removeAll(own);
    count
        .keySet()
        .removeIf(
            stop -> count.get(stop) < board().tile(stop.hex()).stops().get(stop.index()).slots());
    return count.keySet();
  }

  private Board board() {
    if (board != null && state.get("map").equals(lyingMap)) return board;
    lyingMap = state.get("map").deepCopy();
    var laid = new HashMap<HexId, TilePlacement>();
    lyingMap
        .properties()
        .forEach(
            entry -> {
              String[] tile = entry.getValue().asText().split("#");
              laid.put(
                  HexId.of(entry.getKey()),
                  new TilePlacement(facts.tiles().get(tile[0]), Integer.parseInt(tile[1])));
            });
    board = new Board(facts.map(), laid, List.of());
    return board;
  }
}
