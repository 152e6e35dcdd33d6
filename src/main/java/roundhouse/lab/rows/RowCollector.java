package roundhouse.lab.rows;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.events.RunEvent;
import roundhouse.game.Calendar;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Train;
import roundhouse.lab.simulation.GameWatcher;
import roundhouse.lab.simulation.SimulatedGame;

/** Writes down one game in rows while it is played. */
public final class RowCollector implements GameWatcher {
  private final Title title;
  private final GameKey key;
  private final MomentCollector moments;
  private final PlayerCollector players;
  private final ReturnCollector returns;
  private final HexCollector hexes;
  private final List<CompanyRow> companies = new ArrayList<>();
  private final Map<String, Integer> revenues = new HashMap<>();
  private int actions;
  private int decisions;
  private int choices;
  private int rounds;
  private long trace;

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
    trace = 31 * trace + action.action().toString().hashCode();
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
        Long.toHexString(trace));
  }
}
