package roundhouse.route;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.design.spec.Allowance;
import roundhouse.design.spec.Allowance.FurtherTowns;
import roundhouse.design.spec.RouteRules;
import roundhouse.design.spec.RouteRules.Meeting;
import roundhouse.route.problem.HexBorder;
import roundhouse.route.problem.JudgedRuns;
import roundhouse.route.problem.RouteGoal;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.RunRule;
import roundhouse.route.problem.RunningTrain;
import roundhouse.route.problem.StopCount;
import roundhouse.route.problem.StopDistances;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;

/** A small board and a problem on it, generated from a seed. */
public record RandomProblem(Board board, RouteProblem problem) {
  private static final List<String> PLACES =
      List.of("D5", "D3", "E4", "E6", "D7", "C6", "C4", "E2", "F5", "F3");
  private static final List<String> TILES =
      List.of(
          "city=revenue:20;path=a:0,b:_0;path=a:3,b:_0",
          "city=revenue:30;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0",
          "city=revenue:40;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:4,b:_0;path=a:5,b:_0",
          "city=revenue:20;city=revenue:50;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_1;path=a:4,b:_1",
          "city=revenue:60;city=revenue:20;path=a:1,b:_0;path=a:2,b:_0;path=a:4,b:_1;path=a:_0,b:_1",
          "town=revenue:10;path=a:0,b:_0;path=a:3,b:_0",
          "town=revenue:10;path=a:0,b:_0;path=a:2,b:_0;path=a:4,b:_0",
          "town=revenue:10;town=revenue:10;path=a:0,b:_0;path=a:_0,b:3;path=a:1,b:_1;path=a:_1,b:4",
          "town=revenue:10;halt;path=a:0,b:_0;path=a:_0,b:_1;path=a:_1,b:3;path=a:_0,b:4",
          "halt;path=a:0,b:_0;path=a:2,b:_0",
          "halt;halt;path=a:0,b:_0;path=a:_0,b:_1;path=a:_1,b:3",
          "city=revenue:20;halt;town=revenue:10;path=a:_0,b:_1;path=a:_1,b:_2;path=a:_2,b:0;path=a:_0,b:3",
          "path=a:0,b:3;path=a:0,b:2",
          "city=revenue:40;town=revenue:10;path=a:0,b:_0,lanes:2;path=a:3,b:_0,lanes:2;path=a:1,b:_1;path=a:_1,b:_0",
          "town=revenue:20;path=a:0,b:_0,a_lane:2.1;path=a:0,b:4,a_lane:2.0;path=a:3,b:_0,a_lane:2.0;path=a:5,b:_0",
          "path=a:0,b:3;path=a:1,b:4",
          "path=a:0,b:2;path=a:1,b:2;path=a:3,b:5",
          "junction;path=a:0,b:_0;path=a:2,b:_0;path=a:4,b:_0;path=a:1,b:_0",
          "city=revenue:30;junction;path=a:0,b:_1;path=a:1,b:_1;path=a:_1,b:_0;path=a:3,b:_0",
          "city=revenue:50;path=a:0,b:_0,terminal:1;path=a:2,b:_0;path=a:3,b:_0",
          "offboard=revenue:40;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0",
          "offboard=revenue:30,groups:East;path=a:0,b:_0;path=a:2,b:_0",
          "city=revenue:20,groups:Twin;city=revenue:40,groups:Twin;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_1;path=a:4,b:_1",
          "city=revenue:30,groups:Twin;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_0",
          "town=revenue:10,visit_cost:0;path=a:0,b:_0;path=a:3,b:_0",
          "city=revenue:20,visit_cost:2;path=a:0,b:_0;path=a:3,b:_0;path=a:4,b:_0");

  public static RandomProblem of(long seed) {
    var random = new Random(seed);
    Board board = board(random, 5 + random.nextInt(PLACES.size() - 4));
    return new RandomProblem(board, problem(random, board));
  }

  private static Board board(Random random, int size) {
    var hexes = new TreeMap<HexId, Hex>();
    List<String> places = PLACES.subList(0, size);
    for (String place : places) {
      Tile tile =
          TileNotation.parse("", TileColor.YELLOW, TILES.get(random.nextInt(TILES.size())))
              .rotated(random.nextInt(6));
      var neighbors = new TreeMap<Integer, HexId>();
      for (int edge = 0; edge < 6; edge++) {
        HexId across = Layout.FLAT.name(Layout.FLAT.across(Layout.FLAT.parse(place), edge));
        if (places.contains(across.text())) neighbors.put(edge, across);
      }
      hexes.put(
          HexId.of(place),
          new Hex(
              HexId.of(place),
              "",
              Layout.FLAT.parse(place),
              tile,
              0,
              "",
              Set.of(),
              Map.of(),
              neighbors,
              Map.of()));
    }
    return Board.empty(new GameMap(Layout.FLAT, hexes));
  }

  private static RouteProblem problem(Random random, Board board) {
    var cities = new ArrayList<StopRef>();
    var values = new ArrayList<StopValues>();
    for (int table = 0; table < 2; table++) values.add(values(random, board));
    board
        .map()
        .hexes()
        .keySet()
        .forEach(
            hex -> {
              for (int index = 0; index < board.tile(hex).stops().size(); index++) {
                boolean small = board.tile(hex).stops().get(index).isSmall();
                if (!small || random.nextInt(6) == 0) cities.add(new StopRef(hex, index));
              }
            });
    Set<StopRef> markers = new HashSet<>();
    Set<StopRef> blocked = new HashSet<>();
    for (StopRef city : cities) {
      int dice = random.nextInt(10);
      if (dice < 4) markers.add(city);
      else if (dice < 7 && board.tile(city.hex()).stops().get(city.index()).isCity())
        blocked.add(city);
    }
    Set<StopRef> home = new HashSet<>();
    markers.stream()
        .sorted((one, other) -> one.toString().compareTo(other.toString()))
        .limit(1 + random.nextInt(2))
        .forEach(home::add);
    var rules =
        new RouteRules(
            random.nextBoolean(),
            true,
            10,
            markers.size() % 2 == 0,
            random.nextBoolean(),
            random.nextBoolean() ? Meeting.AT_CALLS : Meeting.NEVER,
            random.nextInt(3) == 0,
            random.nextInt(3),
            List.of(),
            List.of());
    var problem =
        new RouteProblem(
            board.track(),
            trains(random, values),
            markers,
            home,
            blocked,
            rules,
            random.nextInt(5) == 0,
            random.nextInt(3) == 0 ? RouteGoal.REVENUE_PLUS_SUBSIDY : RouteGoal.REVENUE);
    if (random.nextBoolean()) return problem;
    JudgedRuns judged = judged(random, markers);
    return (judged.ways() ? problem.with(boundedByWays(problem.trains())) : problem).with(judged);
  }

  /** The same trains, where what judges add at most depends on no calls. */
  private static List<RunningTrain> boundedByWays(List<RunningTrain> trains) {
    return trains.stream()
        .map(
            train -> {
              StopValues values = train.values();
              List<RunRule> rules =
                  values.rules().stream().map(RandomProblem::boundedByWays).toList();
              return train.with(
                  new StopValues(values.revenue(), values.subsidy(), values.atEnd(), rules));
            })
        .toList();
  }

  private static RunRule boundedByWays(RunRule rule) {
    return switch (rule) {
      case RunRule.Gain(var bonus) -> new RunRule.Gain(boundedByWays(bonus));
      case RunRule.Share(var bonus) -> new RunRule.Share(boundedByWays(bonus));
      default -> rule;
    };
  }

  private static RunRule.Bonus boundedByWays(RunRule.Bonus bonus) {
    return new RunRule.Bonus(
        bonus.when().stream()
            .map(
                count ->
                    count.part() == StopCount.Part.CALLS
                        ? new StopCount(StopCount.Part.PASSES, count.stops(), count.least())
                        : count)
            .toList(),
        bonus.adds());
  }

  private static JudgedRuns judged(Random random, Set<StopRef> markers) {
    var companies = new HashMap<StopRef, List<String>>();
    markers.forEach(stop -> companies.put(stop, List.of("RED")));
    boolean all = random.nextInt(3) == 0;
    boolean ways = random.nextBoolean();
    return new JudgedRuns(
        new RandomJudge(random.nextLong()),
        ways,
        !all || random.nextBoolean(),
        random.nextInt(3) > 0,
        all,
        random.nextInt(4) == 0 ? JudgedRuns.ANY : 10 * random.nextInt(4),
        companies);
  }

  private static List<RunningTrain> trains(Random random, List<StopValues> values) {
    var trains = new ArrayList<RunningTrain>();
    int count = 1 + random.nextInt(3);
    boolean groups = random.nextInt(4) == 0;
    for (int train = 0; train < count; train++) {
      boolean any = random.nextInt(12) == 0;
      int cities = any ? 99 : 1 + random.nextInt(4);
      int towns = random.nextInt(3);
      boolean spare = random.nextInt(4) > 0;
      int skips = random.nextInt(6);
      var allowance =
          new Allowance(
              cities,
              towns,
              skips == 1 ? FurtherTowns.PASSED : spare ? FurtherTowns.AS_CITIES : FurtherTowns.NONE,
              1,
              skips == 0 ? 99 : 0);
      trains.add(
          new RunningTrain(
              "train-" + train,
              "train",
              groups && random.nextBoolean() ? "other" : "",
              allowance,
              values.get(random.nextInt(4) == 0 ? 1 : 0)));
    }
    return trains;
  }

  private static StopValues values(Random random, Board board) {
    var revenue = new HashMap<StopRef, Integer>();
    var subsidy = new HashMap<StopRef, Integer>();
    board
        .map()
        .hexes()
        .keySet()
        .forEach(
            hex -> {
              for (int index = 0; index < board.tile(hex).stops().size(); index++) {
                boolean halt = board.tile(hex).stops().get(index).kind() == Stop.Kind.HALT;
                revenue.put(new StopRef(hex, index), halt ? 0 : 5 * random.nextInt(12));
                subsidy.put(new StopRef(hex, index), halt ? 10 : 0);
              }
            });
    return new StopValues(
        revenue,
        subsidy,
        random.nextInt(3) == 0 ? some(random, revenue) : Map.of(),
        rules(random, revenue));
  }

  private static Map<StopRef, Integer> some(Random random, Map<StopRef, Integer> revenue) {
    var some = new HashMap<StopRef, Integer>();
    stops(revenue).stream()
        .filter(stop -> random.nextInt(3) == 0)
        .forEach(stop -> some.put(stop, 10 + 10 * random.nextInt(4)));
    return some;
  }

  private static List<RunRule> rules(Random random, Map<StopRef, Integer> revenue) {
    List<StopRef> stops = stops(revenue);
    if (random.nextInt(8) == 0 || stops.isEmpty()) return List.of();
    var rules = new ArrayList<RunRule>();
    for (int rule = 0; rule <= random.nextInt(3); rule++) rules.add(rule(random, stops));
    return rules;
  }

  private static RunRule rule(Random random, List<StopRef> stops) {
    if (random.nextInt(3) == 0) {
      var most =
          new RunRule.Bonus(counts(random, stops, random.nextInt(2)), 10 + 10 * random.nextInt(3));
      return random.nextBoolean() ? new RunRule.Gain(most) : new RunRule.Share(most);
    }
    List<StopCount> when = counts(random, stops, random.nextInt(3));
    if (random.nextInt(3) == 0)
      return new RunRule.Condition(when, counts(random, stops, 1), when + " needs something");
    if (random.nextInt(5) == 0)
      return new RunRule.Condition(
          counts(random, stops, 1),
          List.of(new StopCount(StopCount.Part.PASSES, Set.of(), 1)),
          "not there");
    boolean apart = random.nextInt(4) == 0;
    return new RunRule.Bonus(
        when,
        (random.nextInt(4) == 0 ? -10 : 10) * (1 + random.nextInt(5)),
        !apart && random.nextInt(3) == 0 ? Optional.of(count(random, stops, 1)) : Optional.empty(),
        apart ? Optional.of(places(stops)) : Optional.empty(),
        random.nextInt(3) == 0 ? 40 : Integer.MAX_VALUE);
  }

  private static StopDistances places(List<StopRef> stops) {
    return new StopDistances(
        Layout.FLAT,
        stops.stream()
            .collect(Collectors.toMap(stop -> stop, stop -> Layout.FLAT.parse(stop.hex().text()))));
  }

  private static List<StopCount> counts(Random random, List<StopRef> stops, int size) {
    return Stream.generate(() -> count(random, stops, 1 + random.nextInt(4) / 3))
        .limit(size)
        .toList();
  }

  private static StopCount count(Random random, List<StopRef> stops, int least) {
    if (random.nextInt(6) == 0) return borders(random, stops);
    StopCount.Part[] parts = {
      StopCount.Part.CALLS, StopCount.Part.PASSES, StopCount.Part.ENDS, StopCount.Part.THROUGH
    };
    Set<StopRef> group =
        random.nextInt(3) == 0
            ? stops.stream().filter(_ -> random.nextInt(2) == 0).collect(Collectors.toSet())
            : few(random, stops);
    return new StopCount(parts[random.nextInt(parts.length)], group, least);
  }

  /** Borders of the hex of some stop. */
  private static StopCount borders(Random random, List<StopRef> stops) {
    HexId hex = stops.get(random.nextInt(stops.size())).hex();
    var borders = new HashSet<HexBorder>();
    for (int edge = 0; edge < 6; edge++) {
      HexId across = Layout.FLAT.name(Layout.FLAT.across(Layout.FLAT.parse(hex.text()), edge));
      boolean known = stops.stream().anyMatch(stop -> stop.hex().equals(across));
      if (known && random.nextBoolean()) borders.add(new HexBorder(hex, across));
    }
    return StopCount.ofBorders(borders, 1 + random.nextInt(3) / 2);
  }

  private static Set<StopRef> few(Random random, List<StopRef> stops) {
    var few = new HashSet<StopRef>();
    for (int count = 0; count <= random.nextInt(2); count++)
      few.add(stops.get(random.nextInt(stops.size())));
    return few;
  }

  private static List<StopRef> stops(Map<StopRef, Integer> revenue) {
    return revenue.keySet().stream().sorted(Comparator.comparing(StopRef::toString)).toList();
  }
}
