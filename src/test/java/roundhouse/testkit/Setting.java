package roundhouse.testkit;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.position.CompanySetup;
import roundhouse.position.PositionSetup;

/**
 * Sets a {@link Position} up by hand, from the start of a game: {@code
 * Setting.of("1860").phase("3") .tile("J4", "57", 0).company("IOW", it -> it.held("A",
 * 50).operated(100)).operating("IOW", "lay-track")}.
 */
public final class Setting {
  private final Title title;
  private final PositionSetup setup;

  private Setting(Title title, String... players) {
    this.title = title;
    this.setup = new PositionSetup(title, List.of(players), 1);
  }

  /**
   * A game of three, A, B and C, in its first stock round, with an empty board and nothing sold.
   */
  public static Setting of(String design, String... options) {
    return of(TestTitle.of(design, options), "A", "B", "C");
  }

  public static Setting of(Title title, String... players) {
    return new Setting(title, players);
  }

  public Setting company(String id, Consumer<CompanySetup> how) {
    setup.company(id, how);
    return this;
  }

  public Setting cash(String player, int amount) {
    setup.cash(player, amount);
    return this;
  }

  public Setting bank(int amount) {
    setup.bank(amount);
    return this;
  }

  public Setting priority(String player) {
    setup.priority(player);
    return this;
  }

  /** A private's owner: a player, or "bank". */
  public Setting owned(String privateCompany, String owner) {
    setup.owned(privateCompany, owner);
    return this;
  }

  /**
   * The game has come to that phase: all trains before are sold, and the first of those that start
   * it. Nothing else happens.
   */
  public Setting phase(String name) {
    setup.phase(name);
    return this;
  }

  /** The bank's next new train is of that type; those before are sold. The phase stays. */
  public Setting nextTrain(String type) {
    setup.nextTrain(type);
    return this;
  }

  /** Trains given back to the bank. */
  public Setting pool(String... types) {
    setup.pool(types);
    return this;
  }

  public Setting tile(String hex, String number, int rotation) {
    setup.tile(hex, number, rotation);
    return this;
  }

  /** Flags of the game, set by scripts. */
  public Setting flag(String name) {
    setup.flag(name, true);
    return this;
  }

  /** The set of rounds: 2 is the second stock round with the operating rounds after it. */
  public Setting set(int number) {
    setup.set(number);
    return this;
  }

  /** The turn of a player in a stock round. */
  public Position stock(String player) {
    return position(setup.stock(player));
  }

  /** The turn of a company in an operating round, as it comes to that step. */
  public Position operating(String company, String step) {
    return position(setup.operating(company, step));
  }

  /**
   * The turn of a company in a round of that name, as it comes to that step; the others come after
   * it.
   */
  public Position companyTurn(String round, String company, String step) {
    return position(setup.companyTurn(round, company, Optional.of(step)));
  }

  private Position position(GameState state) {
    return new Position(title, state, List.of());
  }
}
