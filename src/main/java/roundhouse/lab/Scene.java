package roundhouse.lab;

import java.util.Optional;
import roundhouse.design.PhaseSpec;
import roundhouse.engine.Chance;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.Train;

/** What a bot knows while it decides. */
final class Scene {
  private final Game game;
  private final Decision decision;
  private final Chance chance;
  private Optional<TrackSense> track = Optional.empty();

  Scene(Title title, GameState state, Decision decision, Chance chance) {
    this.game = new Game(title, state);
    this.decision = decision;
    this.chance = chance;
  }

  Game game() {
    return game;
  }

  Chance chance() {
    return chance;
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
  int about(int value) {
    int spread = Math.abs(value) / 5;
    return value - spread + chance.below(2 * spread + 1);
  }

  /** True once in {@code times}, at random. */
  boolean onceIn(int times) {
    return chance.below(times) == 0;
  }

  /** The next new train of the bank. */
  Optional<Train> nextTrain() {
    return game.state().depot().upcoming().stream().findFirst();
  }

  int face(Train train) {
    return game.design().trains().get(train.type()).price();
  }

  /** The price of the bank's cheapest train, 0 if it has none. */
  int cheapestTrain() {
    int pool =
        game.state().depot().pool().stream().mapToInt(this::face).min().orElse(Integer.MAX_VALUE);
    int next = nextTrain().map(this::face).orElse(Integer.MAX_VALUE);
    int least = Math.min(pool, next);
    return least == Integer.MAX_VALUE ? 0 : least;
  }

  /** The price of a share: the market price, or par before the company has one. */
  int price(Company company) {
    int price = game.price(company);
    return price > 0 ? price : company.par();
  }

  /** The values of track, computed once for all tiles. */
  TrackSense track() {
    if (track.isEmpty()) track = Optional.of(new TrackSense(this));
    return track.get();
  }
}
