package roundhouse.workshop.history;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.shares.Certificates;
import roundhouse.engine.shares.CompanyWait;
import roundhouse.game.GameState;
import roundhouse.game.Player;

/**
 * What the rules derive from a state.
 *
 * @param worth of each player, in the game's currency
 * @param certificates of each player that count against the limit
 * @param limits how many each player may hold; players without a limit are not in it
 * @param order companies as they would operate now
 * @param waiting companies that cannot start yet, or can no longer start
 */
public record Standings(
    Map<String, Integer> worth,
    Map<String, Double> certificates,
    Map<String, Integer> limits,
    List<String> order,
    Map<String, CompanyWait> waiting) {
  public static final Standings UNKNOWN =
      new Standings(Map.of(), Map.of(), Map.of(), List.of(), Map.of());

  public static Standings of(Title title, GameState state) {
    var worth = new LinkedHashMap<String, Integer>();
    var certificates = new LinkedHashMap<String, Double>();
    for (Player player : state.players()) {
      worth.put(player.name(), Engine.worth(title, state, player.name()));
      certificates.put(player.name(), Engine.certificates(title, state, player.name()));
    }
    return new Standings(
        worth,
        certificates,
        limits(title, state),
        Engine.operatingOrder(title, state),
        title.executor().run(() -> CompanyWait.of(new Game(title, state))));
  }

  /** How many certificates a player has, 7 or 7.5; nothing as long as that is not known. */
  public Optional<String> certificatesOf(String player) {
    return Optional.ofNullable(certificates.get(player))
        .map(new DecimalFormat("0.#", DecimalFormatSymbols.getInstance(Locale.ROOT))::format);
  }

  private static Map<String, Integer> limits(Title title, GameState state) {
    var limits = new LinkedHashMap<String, Integer>();
    for (Player player : state.players())
      title
          .executor()
          .run(() -> Certificates.limit(new Game(title, state), player.name()))
          .ifPresent(limit -> limits.put(player.name(), limit));
    return limits;
  }
}
