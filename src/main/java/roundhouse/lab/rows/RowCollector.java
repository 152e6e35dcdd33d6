package roundhouse.lab.rows;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.TilePlacement;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.events.RunEvent;
import roundhouse.engine.play.Engine;
import roundhouse.engine.shares.Certificates;
import roundhouse.game.Calendar;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.Train;
import roundhouse.lab.simulation.GameWatcher;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/** Writes down one game in rows while it is played. */
public final class RowCollector implements GameWatcher {
  private final Title title;
  private final GameKey key;
  private final MomentCollector moments;
  private final PlayerCollector players;
  private final ReturnCollector returns;
  private final HexCollector hexes;
  private final ActionTrace trace = new ActionTrace();
  private final List<CompanyRow> companies = new ArrayList<>();
  private final Map<String, Integer> revenues = new HashMap<>();
  private int actions;
  private int decisions;
  private int choices;
  private int rounds;

  public RowCollector(Title title, GameKey key) {
    this.title = title;
    this.key = key;
    this.moments = new MomentCollector(title, key);
    this.players = new PlayerCollector(title, key);
    this.returns = new ReturnCollector(title, key);
    this.hexes = new HexCollector(key);
  }

  @Override
  public void played(Played action) {
    played(action, MeasuredAction.NONE);
  }

  /** The next action of a game of people. */
  public void played(Played action, MeasuredAction measured) {
    actions++;
    trace.add(action.action());
    if (action.choices() > 1) {
      decisions++;
      choices += action.choices();
    }
    hexes.took(action.action());
    players.played(action, measured);
    watch(action);
  }

  private void watch(Played action) {
    GameState after = action.result().state();
    Calendar now = action.before().calendar();
    String round = action.before().round().name();
    for (Event event : action.result().events()) {
      if (event instanceof RoundEvent.RoundBegan began) {
        ended(after, now, round);
        now = calendar(began, now, after.calendar());
        round = began.round();
      }
      if (event instanceof RunEvent.TrainsRun run)
        revenues.put(run.company(), run.revenue().amount());
      if (event instanceof RunEvent.RevenueChanged run)
        revenues.put(run.company(), run.revenue().amount());
      hexes.met(event);
      moments.met(event, new MomentCollector.Moment(now, round, actions));
      returns.met(event, after, RoundTime.of(now), players.meanWorth());
    }
    moments.supplies(action.before(), after, new MomentCollector.Moment(now, round, actions));
    if (after.over()) ended(after, now, round);
  }

  /** Of rounds that began and ended with one action, only the last shows how many its set has. */
  private static Calendar calendar(RoundEvent.RoundBegan began, Calendar before, Calendar after) {
    if (began.set() == after.set() && began.number() == after.number()) return after;
    return new Calendar(began.set(), began.number(), before.rounds());
  }

  private void ended(GameState state, Calendar now, String round) {
    rounds++;
    players.ended(state, now, round);
    var game = new Game(title, state);
    if (now.rounds() > 0)
      state.companies().values().stream()
          .filter(company -> company.started() && !company.is(Company.Status.CLOSED))
          .map(company -> row(company, game, now, round))
          .forEach(companies::add);
    revenues.clear();
  }

  private CompanyRow row(Company company, Game game, Calendar now, String round) {
    return new CompanyRow(
        key,
        now.set(),
        round,
        now.number(),
        RoundTime.of(now),
        company.id(),
        company.president().orElse(""),
        revenues.getOrDefault(company.id(), 0),
        game.price(company),
        company.trains().stream().map(Train::type).toList(),
        company.cash());
  }

  /** All rows of the game, now that it is over. */
  public GameRecord record(SimulatedGame game) {
    var counts = new ArrayList<CountRow>();
    game.tally().events().forEach((event, times) -> counts.add(new CountRow(key, event, times)));
    return new GameRecord(
            row(game),
            moments.rows(),
            companies,
            counts,
            hexes.rows(game.last().board()),
            players.rows(),
            returns.rows(game.last(), players.meanWorth()))
        .withDigest();
  }

  private GameRow row(SimulatedGame game) {
    int seats = game.worths().size();
    return new GameRow(
        key,
        game.outcome().says(),
        game.outcome().endedNormally(),
        IntStream.range(0, seats).filter(game::won).map(seat -> seat + 1).boxed().toList(),
        List.copyOf(game.worths().values()),
        game.last().calendar().set(),
        rounds,
        actions,
        decisions,
        choices,
        players.leadChanges(),
        Objects.requireNonNullElse(game.last().phase(), ""),
        game.last().bank(),
        trace.text());
  }

  /** Counts how a game uses the map: tiles laid, runs, station markers. */
  static final class HexCollector {
    private final GameKey key;
    private final Map<HexId, Integer> tiles = new TreeMap<>();
    private final Map<HexId, Integer> runs = new TreeMap<>();

    HexCollector(GameKey key) {
      this.key = key;
    }

    void met(Event event) {
      if (event instanceof BoardEvent.TileLaid laid)
        tiles.merge(HexId.of(laid.hex().id()), 1, Integer::sum);
    }

    void took(Action action) {
      if (action instanceof Action.RunTrains turn)
        for (Run run : turn.runs()) hexes(run).forEach(hex -> runs.merge(hex, 1, Integer::sum));
    }

    /** Each hex counts once for a run, however often its track crosses it. */
    private static Set<HexId> hexes(Run run) {
      return Stream.concat(
              run.track().stream().map(TrackRef::hex), run.calls().stream().map(StopRef::hex))
          .collect(Collectors.toSet());
    }

    /** The rows of a game that ended with this board. */
    List<HexRow> rows(Board last) {
      Set<HexId> used = new TreeSet<>(tiles.keySet());
      used.addAll(runs.keySet());
      last.markers().forEach(marker -> used.add(marker.hex()));
      return used.stream().map(hex -> row(hex, last)).toList();
    }

    private HexRow row(HexId hex, Board last) {
      TilePlacement laid = last.laid().get(hex);
      return new HexRow(
          key,
          hex.text(),
          tiles.getOrDefault(hex, 0),
          laid == null ? "" : laid.tile().number(),
          runs.getOrDefault(hex, 0),
          last.markersAt(hex).stream().map(Marker::company).toList());
    }
  }

  /** Finds what players have after each round, and how often the lead changes. */
  private static final class PlayerCollector {
    private final Title title;
    private final GameKey key;
    private final List<PlayerRow> rows = new ArrayList<>();
    private final Map<String, Integer> decisions = new HashMap<>();
    private final Map<String, Double> seconds = new HashMap<>();
    private List<String> seats = List.of();
    private String leader = "";
    private int changes;
    private int notes;
    private double meanWorth;

    PlayerCollector(Title title, GameKey key) {
      this.title = title;
      this.key = key;
    }

    void played(GameWatcher.Played action, MeasuredAction measured) {
      if (seats.isEmpty()) {
        List<Player> players = action.before().players();
        seats = players.stream().map(Player::name).toList();
        meanWorth = players.stream().mapToInt(Player::cash).average().orElse(0);
      }
      if (action.choices() > 1) {
        decisions.merge(action.player(), 1, Integer::sum);
        seconds.merge(action.player(), measured.seconds(), Double::sum);
      }
      notes += measured.notes();
    }

    /** Writes down a round that has ended. */
    void ended(GameState state, Calendar now, String round) {
      var game = new Game(title, state);
      var worths = new HashMap<String, Integer>();
      for (Player player : state.players())
        worths.put(
            player.name(), known(() -> Engine.worth(title, state, player.name()), player.cash()));
      for (Player player : state.players())
        rows.add(row(game, player, now, round, worths.get(player.name())));
      meanWorth = worths.values().stream().mapToInt(each -> each).average().orElse(meanWorth);
      look(worths);
      decisions.clear();
      seconds.clear();
      notes = 0;
    }

    private PlayerRow row(Game game, Player player, Calendar now, String round, int worth) {
      String name = player.name();
      return new PlayerRow(
          key,
          now.set(),
          round,
          now.number(),
          RoundTime.of(now),
          seats.indexOf(name) + 1,
          name,
          worth,
          player.cash(),
          known(() -> (int) Math.ceil(Certificates.counted(game, name)), 0),
          known(() -> Certificates.limit(game, name).orElse(0), 0),
          decisions.getOrDefault(name, 0),
          seconds.getOrDefault(name, 0.0),
          notes);
    }

    /** What a rule answers, or something else where it fails. */
    private static int known(IntSupplier rule, int otherwise) {
      try {
        return rule.getAsInt();
      } catch (HookFailure failure) {
        if (failure.isSlow()) throw failure;
        return otherwise;
      }
    }

    /** A tie leaves the lead where it was. */
    private void look(Map<String, Integer> worths) {
      int most = worths.values().stream().max(Comparator.naturalOrder()).orElse(0);
      List<String> leading =
          worths.keySet().stream().filter(player -> worths.get(player) == most).toList();
      if (leading.size() != 1) return;
      if (!leader.isEmpty() && !leader.equals(leading.getFirst())) changes++;
      leader = leading.getFirst();
    }

    int leadChanges() {
      return changes;
    }

    /** What a player is worth on average, as of the last round that has ended. */
    double meanWorth() {
      return meanWorth;
    }

    List<PlayerRow> rows() {
      return rows;
    }
  }
}
