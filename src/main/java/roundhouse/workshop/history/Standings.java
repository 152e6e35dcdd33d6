package roundhouse.workshop.history;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.Player;

/**
 * What the rules derive from a state.
 *
 * @param worth of each player, in the game's currency
 * @param certificates of each player that count against the limit
 * @param order companies as they would operate now
 */
public record Standings(
    Map<String, Integer> worth, Map<String, Integer> certificates, List<String> order) {
  public static final Standings UNKNOWN = new Standings(Map.of(), Map.of(), List.of());

  public static Standings of(Title title, GameState state) {
    var worth = new LinkedHashMap<String, Integer>();
    var certificates = new LinkedHashMap<String, Integer>();
    for (Player player : state.players()) {
      worth.put(player.name(), Engine.worth(title, state, player.name()));
      certificates.put(player.name(), Engine.certificates(title, state, player.name()));
    }
    return new Standings(worth, certificates, Engine.operatingOrder(title, state));
  }
}
