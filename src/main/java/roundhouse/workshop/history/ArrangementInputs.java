package roundhouse.workshop.history;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.board.HexId;
import roundhouse.design.spec.Design;
import roundhouse.engine.Game;
import roundhouse.engine.arrangement.Arrangement;
import roundhouse.engine.money.Money;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.market.MarketSpace;

/**
 * What may be named when a position is set by hand: for each value, the things of the game that
 * fit.
 */
public final class ArrangementInputs {
  private final GameHistory play;

  private ArrangementInputs(GameHistory play) {
    this.play = play;
  }

  /** What fits each value that an arrangement needs, by its name. Other numbers are allowed too. */
  public static Map<String, List<String>> of(GameHistory play, Arrangement what) {
    var inputs = new ArrangementInputs(play);
    var all = new LinkedHashMap<String, List<String>>();
    what.needs()
        .forEach((name, kind) -> all.put(name, inputs.fitting(name, kind).distinct().toList()));
    return all;
  }

  /**
   * The numbers that hold now for what has been named: the money of a holder, the price of a
   * company.
   *
   * @param named what was named for the other values
   */
  public static Map<String, String> present(
      GameHistory play, Arrangement what, Map<String, String> named) {
    var game = new Game(play.title(), play.state());
    return switch (what) {
      case CASH ->
          Map.of("amount", String.valueOf(Money.of(game, Holder.named(named.get("holder")))));
      case PRICE ->
          Optional.of(game.price(play.state().company(named.get("company"))))
              .filter(price -> price > 0)
              .map(price -> Map.of("price", String.valueOf(price)))
              .orElse(Map.of());
      default -> Map.of();
    };
  }

  private Stream<String> fitting(String name, Arrangement.Kind kind) {
    Design design = play.title().design();
    GameState state = play.state();
    return switch (kind) {
      case PLAYER -> play.players().stream();
      case COMPANY -> state.companies().keySet().stream();
      case HOLDER -> Stream.concat(playersAndCompanies(), Stream.of(Holder.BANK.name()));
      case SHAREHOLDER ->
          Stream.concat(Stream.of(Holder.IPO.name(), Holder.POOL.name()), playersAndCompanies());
      case HEX -> play.title().map().hexes().keySet().stream().map(HexId::text);
      case TILE -> play.title().tiles().keySet().stream();
      case TRAIN -> design.trains().keySet().stream();
      case PHASE -> design.phases().keySet().stream();
      case PRIVATE -> state.privates().keySet().stream();
      case ROUND -> design.rounds().keySet().stream();
      case STEP ->
          design.rounds().keySet().stream()
              .flatMap(round -> Engine.steps(play.title(), round).stream());
      case NUMBER -> numbers(name);
    };
  }

  private Stream<String> playersAndCompanies() {
    return Stream.concat(play.players().stream(), play.state().companies().keySet().stream());
  }

  private Stream<String> numbers(String name) {
    IntStream numbers =
        switch (name) {
          case "price" ->
              play.title().market().spaces().stream().mapToInt(MarketSpace::price).sorted();
          case "turned" -> IntStream.range(0, 6);
          case "city" -> IntStream.range(0, 3);
          case "percent" -> IntStream.rangeClosed(1, 10).map(tenth -> tenth * 10);
          default -> IntStream.rangeClosed(0, 10).map(step -> step * 100);
        };
    return numbers.mapToObj(String::valueOf);
  }
}
