package roundhouse.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.ActionAnnotation;
import roundhouse.game.GameState;
import roundhouse.turn.choices.ActionKind;
import roundhouse.workshop.history.GameHistory;

/** How long the people of a game have thought about what, as far as it was measured. */
final class DecisionTimes {
  private final List<Timed> all = new ArrayList<>();

  private record Timed(String player, ActionKind kind, long millis) {}

  /**
   * The decisions of a kind.
   *
   * @param seconds that each player thought about them, by player
   */
  record OfKind(ActionKind kind, int decisions, Map<String, Long> seconds) {}

  DecisionTimes(GameHistory game) {
    for (ActionAnnotation about : game.annotations()) {
      if (about.millis() == null || about.action() > game.at()) continue;
      Action action = game.played().get(about.action() - 1).action();
      String player = decider(game, about.action());
      if (!player.isEmpty()) all.add(new Timed(player, ActionKind.of(action), about.millis()));
    }
  }

  /**
   * The player who decided an action; whose company acts has decided for it.
   *
   * @param action its number, from 1
   */
  static String decider(GameHistory game, int action) {
    String by = game.played().get(action - 1).action().by();
    GameState state = game.state(action - 1);
    return Optional.ofNullable(state.companies().get(by))
        .map(company -> company.president().orElse(""))
        .orElse(by);
  }

  /** How many milliseconds each player has thought. */
  Map<String, Long> byPlayer() {
    return byPlayer(all);
  }

  private static Map<String, Long> byPlayer(List<Timed> some) {
    var sums = new HashMap<String, Long>();
    for (Timed each : some) sums.merge(each.player(), each.millis(), Long::sum);
    return sums;
  }

  /** The kinds of decisions that there were. */
  List<OfKind> byKind() {
    var kinds = new EnumMap<ActionKind, List<Timed>>(ActionKind.class);
    for (Timed each : all) kinds.computeIfAbsent(each.kind(), _ -> new ArrayList<>()).add(each);
    return kinds.entrySet().stream()
        .map(kind -> new OfKind(kind.getKey(), kind.getValue().size(), seconds(kind.getValue())))
        .toList();
  }

  private static Map<String, Long> seconds(List<Timed> some) {
    Map<String, Long> sums = byPlayer(some);
    sums.replaceAll((_, millis) -> millis / 1000);
    return sums;
  }
}
