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
import java.util.stream.Stream;
import roundhouse.board.Board;
import roundhouse.board.Placement;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.design.Allowance;
import roundhouse.design.RouteRules;

/** The running turns of a recorded game, each with the problem that the company faced. */
final class RecordedTurns {
  private static final int HALT = 10;

  /**
   * What a company ran in a turn.
   *
   * @param id of the recorded action
   * @param leased the train was not its own
   */
  record Turn(int id, RouteProblem problem, List<RecordedRun> runs, List<Integer> revenue, List<Integer> subsidy, boolean leased) {}

  private final TitleFacts facts;
  private final boolean skipTowns;
  private final boolean reenter;
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
    for (JsonNode action : game.get("actions")) {
      actions.put(action.get("id").asInt(), action);
      for (JsonNode auto : action.path("auto")) actions.put(auto.path("id").asInt(-1), auto);
    }
  }

  static List<Turn> of(Path gameFile, TitleFacts facts) {
    var turns = new RecordedTurns(facts, TitleFacts.json(gameFile));
    Path trace = gameFile.resolveSibling(gameFile.getFileName().toString().replace(".game.json", ".trace.jsonl"));
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
    if (line.path("type").asText().equals("run_routes") && actions.containsKey(line.get("id").asInt())) turn(line);
    if (line.path("type").asText().equals("place_token")) mark(line);
    if (line.has("d")) merge(state, (ObjectNode) line.get("d"));
    lastTrainBought |= state.path("phase").asText().equals("9");
    haltsIgnored |= lastTrainBought && state.path("short").asText().equals("SR");
  }

  private void mark(JsonNode line) {
    String company = actions.get(line.get("id").asInt()).get("entity").asText();
    markers.computeIfAbsent(company, id -> new ArrayList<>()).add(new StopRef(line.get("hex").asText(), line.get("city_index").asInt()));
  }

  private static void merge(ObjectNode into, ObjectNode change) {
    change.properties().forEach(entry -> {
      JsonNode value = entry.getValue();
      if (value.isNull()) into.remove(entry.getKey());
      else if (value.isObject() && into.path(entry.getKey()).isObject()) merge((ObjectNode) into.get(entry.getKey()), (ObjectNode) value);
      else into.set(entry.getKey(), value.deepCopy());
    });
  }

  private void turn(JsonNode line) {
    JsonNode action = actions.get(line.get("id").asInt());
    String company = action.get("entity").asText();
    boolean leased = state.at("/corps").get(company).path("insolvent").asBoolean() && state.at("/corps").get(company).get("trains").isEmpty();
    var runs = new ArrayList<RecordedRun>();
    var revenue = new ArrayList<Integer>();
    var subsidy = new ArrayList<Integer>();
    for (int index = 0; index < line.get("run").size(); index++) {
      JsonNode run = line.get("run").get(index);
      runs.add(run(action.get("routes").get(index).get("train").asText(), run));
      revenue.add(run.get("revenue").asInt());
      subsidy.add(run.get("subsidy").asInt());
    }
    turns.add(new Turn(line.get("id").asInt(), problem(company, runs, leased), runs, revenue, subsidy, leased));
  }

  private static RecordedRun run(String train, JsonNode run) {
    var stops = new ArrayList<String>();
    run.get("stops").forEach(stop -> stops.add(stop.asText()));
    var path = new ArrayList<RecordedRun.Piece>();
    for (JsonNode piece : run.get("path")) {
      var edges = new HashSet<Integer>();
      piece.get(1).forEach(edge -> edges.add(edge.asInt()));
      path.add(new RecordedRun.Piece(piece.get(0).asText(), edges));
    }
    return new RecordedRun(train, stops, path);
  }

  private RouteProblem problem(String company, List<RecordedRun> runs, boolean leased) {
    TrackGraph track = board().track();
    StopValues values = values(track, leased);
    var names = new ArrayList<String>();
    runs.forEach(run -> names.add(run.train()));
    if (!leased) addIdle(names, state.at("/corps").get(company).get("trains"));
    List<RunningTrain> trains = names.stream().map(name -> new RunningTrain(name, allowance(name, leased), values)).toList();
    Set<StopRef> own = new HashSet<>(markersOf(company));
    Set<StopRef> home = new HashSet<>(own);
    home.removeIf(stop -> !stop.hex().equals(facts.homes().get(company)));
    var rules = new RouteRules(skipTowns, true, false, HALT, true, true, true, reenter, 1);
    return new RouteProblem(track, trains, own, home, blocked(own), rules, haltsIgnored, Goal.REVENUE);
  }

  private static void addIdle(List<String> names, JsonNode owned) {
    var left = new ArrayList<String>();
    owned.forEach(train -> left.add(train.asText()));
    names.forEach(name -> left.remove(name.substring(0, name.lastIndexOf('-'))));
    for (String name : left) names.add(name + "-idle" + names.size());
  }

  private Allowance allowance(String train, boolean leased) {
    Allowance whole = facts.trains().get(train.substring(0, train.indexOf('-')));
    boolean citiesOnly = leased || state.path("nationalization").asBoolean();
    return citiesOnly ? new Allowance(whole.cities(), 0, true) : whole;
  }

  private StopValues values(TrackGraph track, boolean leased) {
    var revenue = new HashMap<StopRef, Integer>();
    var subsidy = new HashMap<StopRef, Integer>();
    for (int node = 0; node < track.stops(); node++) {
      Stop stop = track.stop(node).stop();
      var ref = new StopRef(track.stop(node).hex(), track.stop(node).index());
      revenue.put(ref, leased ? 20 : stop.revenue().in(facts.phases().get(state.get("phase").asText())));
      if (stop.kind() == Stop.Kind.HALT && !leased) subsidy.put(ref, HALT);
    }
    return new StopValues(revenue, subsidy);
  }

  private List<StopRef> markersOf(String company) {
    var stops = new ArrayList<StopRef>();
    for (JsonNode hex : state.at("/corps").get(company).get("tokens")) {
      int city =
          markers.getOrDefault(company, List.of()).stream().filter(at -> at.hex().equals(hex.asText())).mapToInt(StopRef::index).findFirst().orElse(0);
      boolean there = city < board().tile(hex.asText()).stops().size();
      stops.add(new StopRef(hex.asText(), there ? city : 0));
    }
    return stops;
  }

  private Set<StopRef> blocked(Set<StopRef> own) {
    var count = new HashMap<StopRef, Integer>();
    state.get("corps").properties().forEach(entry -> {
      if (!entry.getValue().path("bankrupt").asBoolean()) markersOf(entry.getKey()).forEach(stop -> count.merge(stop, 1, Integer::sum));
    });
    count.keySet().removeAll(own);
    count.keySet().removeIf(stop -> count.get(stop) < board().tile(stop.hex()).stops().get(stop.index()).slots());
    return count.keySet();
  }

  private Board board() {
    if (board != null && state.get("map").equals(lyingMap)) return board;
    lyingMap = state.get("map").deepCopy();
    var laid = new HashMap<String, Placement>();
    lyingMap.properties().forEach(entry -> {
      String[] tile = entry.getValue().asText().split("#");
      laid.put(entry.getKey(), new Placement(facts.tiles().get(tile[0]), Integer.parseInt(tile[1])));
    });
    board = new Board(facts.map(), laid, List.of());
    return board;
  }
}
