package roundhouse.turn.facts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;

/**
 * The players at the end of a game, the winner first. Players of equal worth share a place.
 *
 * @param places in order
 */
public record FinalRanking(List<Place> places) {

  /**
   * A player at the end.
   *
   * @param place from 1
   * @param shares what is neither cash nor a private at face value
   */
  public record Place(int place, String player, int worth, int cash, int shares, int privates) {}

  public FinalRanking {
    places = List.copyOf(places);
  }

  /**
   * @param worth of each player
   */
  public static FinalRanking of(Title title, GameState state, Map<String, Integer> worth) {
    List<Player> order =
        state.players().stream()
            .sorted(
                Comparator.comparingInt((Player player) -> worth.getOrDefault(player.name(), 0))
                    .reversed())
            .toList();
    var places = new ArrayList<Place>();
    for (Player player : order) {
      int all = worth.getOrDefault(player.name(), 0);
      int privates = privates(title, state, player);
      boolean shared = !places.isEmpty() && places.getLast().worth() == all;
      places.add(
          new Place(
              shared ? places.getLast().place() : places.size() + 1,
              player.name(),
              all,
              player.cash(),
              all - player.cash() - privates,
              privates));
    }
    return new FinalRanking(places);
  }

  private static int privates(Title title, GameState state, Player player) {
    return state.privates().values().stream()
        .filter(held -> held.owner().is(player.name()))
        .map(PrivateCompany::id)
        .mapToInt(id -> title.design().privates().get(id).price())
        .sum();
  }
}
