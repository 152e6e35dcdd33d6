package roundhouse.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import roundhouse.engine.events.Event;
import roundhouse.workshop.history.GameHistory;

/**
 * Somebody would like to take back what they did last. The host grants it, or all others together;
 * one of them is enough to refuse.
 *
 * @param actions how many remain
 * @param what would be taken back, in words
 * @param agreed players who have granted it
 */
record TakeBackRequest(String player, int actions, String what, Set<String> agreed) {

  TakeBackRequest {
    agreed = Set.copyOf(agreed);
  }

  /** Asks for the last action of a player; empty if they have done nothing. */
  static Optional<TakeBackRequest> of(GameHistory game, String player) {
    for (int action = game.at(); action > 0; action--)
      if (DecisionTimes.decider(game, action).equals(player))
        return Optional.of(new TakeBackRequest(player, action - 1, told(game, action), Set.of()));
    return Optional.empty();
  }

  /** An action and those after it, in words. */
  static String told(GameHistory game, int action) {
    String first = first(game, action);
    int later = game.played().size() - action;
    if (later == 0) return "“%s”".formatted(first);
    return "“%s” and %s".formatted(first, later == 1 ? "the action" : later + " actions")
        + " after it";
  }

  /** What an action did, in words. */
  static String first(GameHistory game, int action) {
    return game.played().get(action - 1).events().stream()
        .map(Event::says)
        .filter(says -> !says.isEmpty())
        .findFirst()
        .orElse("action " + action);
  }

  TakeBackRequest grantedBy(String other) {
    var all = new TreeSet<>(agreed);
    all.add(other);
    return new TakeBackRequest(player, actions, what, all);
  }

  /**
   * @param people who play, without bots
   */
  boolean isGranted(List<String> people) {
    return people.stream().allMatch(each -> each.equals(player) || agreed.contains(each));
  }

  String says() {
    return "%s asks to take back %s".formatted(player, what);
  }
}
