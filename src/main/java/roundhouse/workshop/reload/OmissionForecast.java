package roundhouse.workshop.reload;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.ReplayLoop;
import roundhouse.engine.play.ReplayPolicy;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.workshop.history.ActionSummary;

/**
 * What happens to the rest of a game if every action that the rules refuse is left out.
 *
 * @param refused the actions that would be refused, in order
 * @param worth of each player after the last that would be taken
 */
public record OmissionForecast(List<Refused> refused, Map<String, Integer> worth) {

  /**
   * An action that would be refused.
   *
   * @param number of the action in the game, from 1
   */
  public record Refused(int number, String says, String why) {}

  public OmissionForecast {
    refused = List.copyOf(refused);
  }

  /**
   * Tries the rest of a game, which may take a while.
   *
   * @param played how many actions lead to the state
   */
  public static OmissionForecast of(Title title, GameState state, int played, List<Action> rest) {
    var refused = new ArrayList<Refused>();
    ReplayPolicy noted =
        failure -> {
          refused.add(
              new Refused(
                  played + failure.index() + 1,
                  ActionSummary.of(failure.action()),
                  failure.reason()));
          return Optional.of(List.of());
        };
    GameState last = new ReplayLoop(title, noted).play(state, rest).last();
    return new OmissionForecast(refused, worth(title, last));
  }

  /** The worth of each player, in the order of their seats. */
  public static Map<String, Integer> worth(Title title, GameState state) {
    var worth = new LinkedHashMap<String, Integer>();
    for (Player player : state.players())
      worth.put(player.name(), Engine.worth(title, state, player.name()));
    return worth;
  }
}
