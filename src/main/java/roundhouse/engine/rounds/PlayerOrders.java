package roundhouse.engine.rounds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import roundhouse.design.spec.RoundSpec;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.RoundEvent;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.MemoryKey;
import roundhouse.game.Player;

/**
 * In which order players have turns in a round. Players take their seats in that order, so it also
 * says who is left of whom, in sales and presidencies too, until a round asks again.
 */
public final class PlayerOrders {
  /** Round memory: who has passed and not acted since, the first first. */
  private static final MemoryKey<List<String>> PASSED = MemoryKey.list("passed");

  private PlayerOrders() {}

  /** Where a state keeps who has passed in the last round of this name. */
  private static String flag(String round) {
    return "passed in " + round;
  }

  static List<String> standard(Game game, RoundHooks.PlayerOrder asked) {
    List<String> seats = seats(game);
    return switch (Rounds.spec(game, asked.round()).order()) {
      case LEFT_OF_LAST -> from(seats, game.state().priority());
      case RICHEST_FIRST ->
          from(seats, byCash(game, from(seats, game.state().priority())).getFirst());
      case MOST_CASH -> byCash(game, seats);
      case LEAST_CASH ->
          seats.stream().sorted(Comparator.comparingInt(name -> cash(game, name))).toList();
      case FIRST_TO_PASS -> {
        var order = new ArrayList<>(passed(game, asked.round()));
        for (String name : from(seats, game.state().priority()))
          if (!order.contains(name)) order.add(name);
        yield List.copyOf(order);
      }
    };
  }

  private static List<String> seats(Game game) {
    return game.state().players().stream().map(Player::name).toList();
  }

  /** All of them around the table, from this one. */
  private static List<String> from(List<String> seats, String first) {
    int at = seats.indexOf(first);
    var all = new ArrayList<>(seats.subList(at, seats.size()));
    all.addAll(seats.subList(0, at));
    return all;
  }

  /** The richest first; among equals as they are listed. */
  private static List<String> byCash(Game game, List<String> names) {
    return names.stream().sorted(Comparator.comparingInt(name -> -cash(game, name))).toList();
  }

  private static int cash(Game game, String player) {
    return game.state().player(player).cash();
  }

  /** A round of players begins: they take their seats, and the first of them is named. */
  public static String begin(StateTransaction change, String round) {
    Game game = change.game();
    if (!isAsked(game, round)) return game.state().priority();
    List<String> order = game.ask(RoundHooks.PLAYER_ORDER, new RoundHooks.PlayerOrder(round));
    String first = first(game, order);
    boolean usual =
        Rounds.spec(game, round).order() == RoundSpec.Order.LEFT_OF_LAST
            && order.equals(from(seats(game), game.state().priority()));
    if (usual || order.equals(seats(game)) && first.equals(game.state().priority())) return first;
    GameState seated = game.state().withPlayers(order.stream().map(game.state()::player).toList());
    change.update(seated.withPriority(first));
    change.log(new RoundEvent.PlayersOrdered(order));
    return first;
  }

  /** Whether a round has an order other than the usual one. */
  private static boolean isAsked(Game game, String round) {
    return Rounds.spec(game, round).order() != RoundSpec.Order.LEFT_OF_LAST
        || game.title().rules().overrides(RoundHooks.PLAYER_ORDER);
  }

  /**
   * Who has priority in the next round of players. Where money decides who begins it, that is
   * whoever would begin now; it changes with every payment until then.
   */
  public static String priority(Game game) {
    if (isOfPlayers(game, game.state().round().name())) return game.state().priority();
    return game.design().then().stream()
        .filter(round -> isOfPlayers(game, round))
        .findFirst()
        .filter(round -> Rounds.spec(game, round).order().isByMoney())
        .map(round -> first(game, standard(game, new RoundHooks.PlayerOrder(round))))
        .orElse(game.state().priority());
  }

  private static boolean isOfPlayers(Game game, String round) {
    return Rounds.spec(game, round).turns() == RoundSpec.Turns.PLAYERS;
  }

  private static String first(Game game, List<String> order) {
    return order.stream().filter(name -> !Rounds.isBankrupt(game, name)).findFirst().orElseThrow();
  }

  private static boolean keepsWhoPassed(Game game, String round) {
    return Rounds.spec(game, round).order() == RoundSpec.Order.FIRST_TO_PASS;
  }

  private static List<String> passed(Game game, String round) {
    return game.state().flag("", flag(round)) instanceof List<?> names
        ? names.stream().map(String::valueOf).toList()
        : List.of();
  }

  /** A player's turn of a round has ended, in which the player has acted or passed. */
  public static Frame turnEnded(Game game, Frame round, String player, boolean acted) {
    if (!keepsWhoPassed(game, round.name())) return round;
    var passed = new ArrayList<>(round.memory().get(PASSED));
    if (acted) passed.remove(player);
    else if (!passed.contains(player)) passed.add(player);
    return round.remembering(PASSED, List.copyOf(passed));
  }

  /** A round has ended; the next one of its name knows who passed in it. */
  public static void end(StateTransaction change, Frame round) {
    List<String> passed = round.memory().get(PASSED);
    if (passed.isEmpty()) return;
    change.update(change.state().withFlag("", flag(round.name()), passed));
  }
}
