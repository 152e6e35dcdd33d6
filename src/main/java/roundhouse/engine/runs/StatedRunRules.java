package roundhouse.engine.runs;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.board.Board;
import roundhouse.board.Coordinate;
import roundhouse.board.GameMap;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.RunRuleSpec;
import roundhouse.design.spec.RunSetSpec;
import roundhouse.design.spec.StopsWanted;
import roundhouse.engine.Game;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.game.Company;
import roundhouse.route.problem.HexBorder;
import roundhouse.route.problem.JudgedRuns;
import roundhouse.route.problem.RunRule;
import roundhouse.route.problem.StopCount;
import roundhouse.route.problem.StopDistances;
import roundhouse.route.problem.StopRef;

/**
 * The rules of runs as a design states them, for the trains of a company now: groups of stops
 * become the stops of the board.
 */
final class StatedRunRules {
  private final Game game;
  private final Company company;
  private final TrackGraph track;
  private final List<RunRuleSpec> stated;
  private final List<RunRuleSpec> gains;
  private final List<RunRuleSpec> shares;

  StatedRunRules(Game game, Company company, RunHooks.RunTerms terms) {
    this.game = game;
    this.company = company;
    this.track = game.state().board().track();
    this.stated = terms.rules();
    this.gains = terms.one().orElse(List.of());
    this.shares = terms.shares();
  }

  /**
   * The rules for one of these trains, with what they add for its multiple, and what judges may add
   * at most.
   */
  List<RunRule> of(RunHooks.Runner runner, List<RunHooks.Runner> runners) {
    var rules = new ArrayList<>(stated(runner, RouteProblems.times(game, runner)));
    for (RunRuleSpec gain : gains)
      if (concerns(gain, runner) && rule(gain, 1) instanceof RunRule.Bonus bonus)
        rules.add(new RunRule.Gain(bonus));
    for (RunRuleSpec share : shares)
      if (concerns(share, runner) && rule(share, 1) instanceof RunRule.Bonus bonus)
        rules.add(new RunRule.Share(bonus));
    for (StatedRunSets.Joined joined : joined(runners))
      if (joined.trains().contains(runner.type())) rules.addAll(joined.shares());
    return rules;
  }

  private List<RunRule> stated(RunHooks.Runner runner, int times) {
    if (stated.isEmpty()) return List.of();
    return stated.stream()
        .filter(rule -> concerns(rule, runner))
        .map(rule -> rule(rule, times))
        .toList();
  }

  /** The rules of all runs of these trains together, with what scripts judge; empty if none. */
  Optional<JudgedRuns> ofAll(List<RunHooks.Runner> runners, Optional<JudgedRuns> scripts) {
    var bonuses = new ArrayList<StatedRunSets.Bonus>();
    for (RunRuleSpec rule : stated) {
      if (rule.best() == 0 || rule.best() >= runners.size()) continue;
      var byTrain = new HashMap<String, RunRule.Bonus>();
      for (RunHooks.Runner runner : runners)
        if (concerns(rule, runner)
            && rule(rule, RouteProblems.times(game, runner)) instanceof RunRule.Bonus bonus)
          byTrain.put(runner.type(), bonus);
      if (!byTrain.isEmpty()) bonuses.add(new StatedRunSets.Bonus(rule.best(), byTrain));
    }
    var shared = new ArrayList<StatedRunSets.Shared>();
    for (RunSetSpec set : sets())
      if (set.joins().isEmpty() && !trains(set, runners).isEmpty())
        shared.add(shared(set, trains(set, runners)));
    List<StatedRunSets.Joined> joined = joined(runners);
    return bonuses.isEmpty() && shared.isEmpty() && joined.isEmpty()
        ? scripts
        : Optional.of(
            new StatedRunSets(bonuses, shared, joined, scripts).judged(ScriptedRuns.markers(game)));
  }

  /** The rules of all runs in this phase. */
  private List<RunSetSpec> sets() {
    return game.design().routes().together().stream()
        .filter(set -> set.phases().isEmpty() || set.phases().contains(game.state().phase()))
        .toList();
  }

  private static Set<String> trains(RunSetSpec set, List<RunHooks.Runner> runners) {
    return runners.stream()
        .map(RunHooks.Runner::type)
        .filter(type -> set.of().isEmpty() || set.of().contains(type))
        .collect(Collectors.toSet());
  }

  private List<StatedRunSets.Joined> joined(List<RunHooks.Runner> runners) {
    var joined = new ArrayList<StatedRunSets.Joined>();
    for (RunSetSpec set : sets()) {
      Set<String> trains = trains(set, runners);
      if (set.joins().isEmpty() || trains.isEmpty()) continue;
      List<StopCount> needs =
          set.joins().stream()
              .map(wanted -> count(StopCount.Part.PASSES, wanted, Set.of()))
              .toList();
      boolean single =
          runners.stream().filter(runner -> trains.contains(runner.type())).count() == 1;
      joined.add(new StatedRunSets.Joined(trains, single, needs, set.adds()));
    }
    return joined;
  }

  private StatedRunSets.Shared shared(RunSetSpec set, Set<String> trains) {
    var stops = new HashSet<StopRef>();
    for (String word : set.once()) stops.addAll(stops(word, Set.of()));
    for (String word : set.paysOnce()) stops.addAll(stops(word, Set.of()));
    return new StatedRunSets.Shared(trains, stops, set.once().isEmpty(), set.says());
  }

  /** Those that make runs of a train illegal. */
  List<RunRule> conditionsOf(RunHooks.Runner runner) {
    return stated.stream()
        .filter(rule -> rule.adds() == 0 && concerns(rule, runner))
        .map(rule -> rule(rule, 1))
        .toList();
  }

  /** What calls at these stops earn a train by rules that ask for nothing else, counted once. */
  int earnedBy(RunHooks.Runner runner, List<StopRef> calls) {
    return stated(runner, 1).stream()
        .mapToInt(rule -> rule instanceof RunRule.Bonus bonus ? bonus.earnedBy(calls) : 0)
        .sum();
  }

  private boolean concerns(RunRuleSpec rule, RunHooks.Runner runner) {
    var design = game.design();
    return (rule.phases().isEmpty() || rule.phases().contains(game.state().phase()))
        && names(rule, design.trains().keySet(), runner.type())
        && names(rule, design.companies().keySet(), company.id())
        && names(rule, design.kinds().keySet(), game.kindName(company.id()));
  }

  /** Whether a rule names this one, or none of its sort. */
  private static boolean names(RunRuleSpec rule, Collection<String> sort, String one) {
    return rule.of().contains(one) && sort.contains(one)
        || rule.of().stream().noneMatch(sort::contains);
  }

  private RunRule rule(RunRuleSpec rule, int times) {
    Set<StopRef> named = new HashSet<>();
    List<StopCount> when = new ArrayList<>();
    for (StopCount.Part part : StopCount.Part.values())
      for (StopsWanted wanted : wanted(rule, part)) when.add(count(part, wanted, named));
    for (StopCount count : when) named.addAll(count.stops());
    if (rule.adds() == 0) return condition(rule, when, named);
    Optional<StopCount> each =
        rule.forEach().isEmpty() || rule.isByDistance()
            ? Optional.empty()
            : Optional.of(count(StopCount.Part.CALLS, new StopsWanted(1, rule.forEach()), named));
    int most = rule.most() == 0 ? Integer.MAX_VALUE : rule.most() * times;
    Optional<StopDistances> apart = rule.isByDistance() ? Optional.of(places()) : Optional.empty();
    return new RunRule.Bonus(when, rule.adds() * times, each, apart, most);
  }

  private StopDistances places() {
    GameMap map = game.title().map();
    var at = new HashMap<StopRef, Coordinate>();
    for (int stop = 0; stop < track.stops(); stop++)
      at.put(ref(track.stop(stop)), map.hex(track.stop(stop).hex()).place());
    return new StopDistances(map.layout(), at);
  }

  private RunRule condition(RunRuleSpec rule, List<StopCount> when, Set<StopRef> named) {
    List<StopCount> needs =
        rule.allowed()
            ? rule.needs().stream()
                .map(wanted -> count(StopCount.Part.CALLS, wanted, named))
                .toList()
            : List.of(new StopCount(StopCount.Part.PASSES, Set.of(), 1));
    return new RunRule.Condition(when, needs, rule.says().isEmpty() ? says(rule) : rule.says());
  }

  private static List<StopsWanted> wanted(RunRuleSpec rule, StopCount.Part part) {
    return switch (part) {
      case CALLS -> rule.calls();
      case PASSES -> rule.passes();
      case ENDS -> rule.ends();
      case THROUGH -> rule.through();
      case CROSSES -> rule.crosses();
    };
  }

  private StopCount count(StopCount.Part part, StopsWanted wanted, Set<StopRef> named) {
    if (part == StopCount.Part.CROSSES)
      return StopCount.ofBorders(
          wanted.of().stream().map(HexBorder::parse).collect(Collectors.toSet()), wanted.least());
    var stops = new HashSet<StopRef>();
    for (String word : wanted.of()) stops.addAll(stops(word, named));
    return new StopCount(part, stops, wanted.least());
  }

  private Set<StopRef> stops(String word, Set<StopRef> named) {
    Board board = game.state().board();
    return switch (word) {
      case "cities" -> of(Stop.Kind.CITY);
      case "towns" -> of(Stop.Kind.TOWN);
      case "halts" -> of(Stop.Kind.HALT);
      case "off-board" -> of(Stop.Kind.OFFBOARD);
      case "own" -> RouteProblems.refs(track, CompanyNetwork.bases(board, company.id()));
      case "home" -> RouteProblems.home(game, company);
      case "full" -> RouteProblems.refs(track, CompanyNetwork.blocked(board, company.id(), true));
      case "others" -> where(at -> !named.contains(ref(at)));
      default -> {
        List<String> group = game.design().map().groups().getOrDefault(word, List.of(word));
        yield where(at -> group.contains(at.hex().text()) || group.contains(ref(at).toString()));
      }
    };
  }

  private Set<StopRef> of(Stop.Kind kind) {
    return where(at -> at.stop().kind() == kind);
  }

  private Set<StopRef> where(Predicate<TrackGraph.StopAt> wanted) {
    var stops = new HashSet<StopRef>();
    for (int stop = 0; stop < track.stops(); stop++)
      if (wanted.test(track.stop(stop))) stops.add(ref(track.stop(stop)));
    return stops;
  }

  private static StopRef ref(TrackGraph.StopAt at) {
    return new StopRef(at.hex(), at.index());
  }

  private static String says(RunRuleSpec rule) {
    String when =
        Stream.of(
                does("call%s at", rule.calls()),
                does("come%s to", rule.passes()),
                does("end%s at", rule.ends()),
                does("come%s through", rule.through()),
                does("run%s over", rule.crosses()))
            .flatMap(Optional::stream)
            .collect(Collectors.joining(" and "));
    String of = rule.of().isEmpty() ? "" : " of " + String.join(" ", rule.of());
    if (!rule.allowed()) return "no run" + of + " may " + when.replace("%s", "");
    String that = when.isEmpty() ? "" : " that " + when.replace("%s", "s");
    return "a run" + of + that + " must call at " + words(rule.needs());
  }

  private static Optional<String> does(String verb, List<StopsWanted> stops) {
    return stops.isEmpty() ? Optional.empty() : Optional.of(verb + " " + words(stops));
  }

  private static String words(List<StopsWanted> stops) {
    return stops.stream().map(StatedRunRules::words).collect(Collectors.joining(" and "));
  }

  private static String words(StopsWanted stops) {
    String names = String.join(" or ", stops.of());
    if (stops.least() == 1) return names;
    return stops.least() + (stops.of().size() == 1 ? " " : " of ") + names;
  }
}
