package roundhouse.lab.bots;

import java.util.Optional;
import java.util.function.Supplier;
import roundhouse.design.spec.PhaseSpec;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.SeededRandom;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.Train;

/** What a bot knows while it decides. */
final class BotSituation {
  private final Game game;
  private final Decision decision;
  private final DecisionDraws draws;
  private Supplier<SeededRandom> source;
  private Optional<SeededRandom> chance = Optional.empty();
  private Optional<TrackHeuristic> track = Optional.empty();

  BotSituation(Title title, GameState state, Decision decision, DecisionDraws draws) {
    this.game = new Game(title, state);
    this.decision = decision;
    this.draws = draws;
    this.source = () -> draws.of("");
  }

  Game game() {
    return game;
  }

  /** From here on, random draws belong to this action. */
  void considers(Action action) {
    chance = Optional.empty();
    source = () -> draws.of(action);
  }

  /** From here on, random draws belong to the amount of this action. */
  void considersAmountOf(Action action) {
    chance = Optional.empty();
    source = () -> draws.of("amount of " + action);
  }

  /** Only made when something is drawn, because most values need no chance. */
  SeededRandom chance() {
    if (chance.isEmpty()) chance = Optional.of(source.get());
    return chance.get();
  }

  /** The step of the decision, by its name in designs. */
  String step() {
    return decision.step();
  }

  /** The player who decides. */
  Player player() {
    return game.state().player(decision.deciders().getFirst());
  }

  Company company(String id) {
    return game.company(id);
  }

  PhaseSpec phase() {
    return game.phase();
  }

  /** The value, varied at random by up to a fifth. */
  int roughly(int value) {
    int spread = Math.abs(value) / 5;
    return value - spread + chance().below(2 * spread + 1);
  }

  /** True once in {@code times}, at random. */
  boolean onceIn(int times) {
    return chance().below(times) == 0;
  }

  /** The next new train of the bank. */
  Optional<Train> nextTrain() {
    return game.state().depot().upcoming().stream().findFirst();
  }

  int trainPrice(Train train) {
    return game.design().trains().get(train.type()).price();
  }

  /** The price of the bank's cheapest train, 0 if it has none. */
  int cheapestTrain() {
    int pool =
        game.state().depot().pool().stream()
            .mapToInt(this::trainPrice)
            .min()
            .orElse(Integer.MAX_VALUE);
    int next = nextTrain().map(this::trainPrice).orElse(Integer.MAX_VALUE);
    int least = Math.min(pool, next);
    return least == Integer.MAX_VALUE ? 0 : least;
  }

  /** The price of a share: the market price, or par before the company has one. */
  int price(Company company) {
    int price = game.price(company);
    return price > 0 ? price : company.par();
  }

  /** The values of track, computed once for all tiles. */
  TrackHeuristic track() {
    if (track.isEmpty()) track = Optional.of(new TrackHeuristic(this));
    return track.get();
  }
}
