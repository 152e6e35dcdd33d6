package roundhouse.engine;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.design.problem.SpellingHint;
import roundhouse.words.VisibleText;

/**
 * Checks script answers that have the right type but may not make sense in the game. "" means that
 * nothing is wrong.
 */
public final class AnswerFaults {
  private AnswerFaults() {}

  /** Checks the name of a round. */
  public static String round(Game game, String name) {
    return unknown("round", name, game.design().rounds().keySet());
  }

  /** Checks the names of companies. */
  public static String companies(Game game, List<String> ids) {
    return unknown("company", ids, game.state().companies().keySet());
  }

  /** Checks an order of players, which names each of them once. */
  public static String allPlayers(Game game, List<String> names) {
    List<String> all = game.state().players().stream().map(player -> player.name()).toList();
    String fault = unknown("player", names, all);
    if (!fault.isEmpty()) return fault;
    return names.size() == all.size() && Set.copyOf(names).size() == all.size()
        ? ""
        : "answer each of the players once: " + String.join(", ", all);
  }

  /** Checks the names of hexes. */
  public static String hexes(Game game, List<String> ids) {
    return unknown("hex", ids, HexId.texts(game.title().map().hexes().keySet()));
  }

  /** Checks the numbers of tiles. */
  public static String tiles(Game game, List<String> numbers) {
    return unknown("tile", numbers, game.title().tiles().keySet());
  }

  /** Checks answers that players choose from. */
  static String plain(Game game, List<PossibleAnswer> answers) {
    return answers.stream()
        .map(PossibleAnswer::answer)
        .filter(text -> !VisibleText.isPlain(text))
        .findFirst()
        .map(text -> "the answer '" + text.strip() + "' cannot be shown as it is written")
        .orElse("");
  }

  static String playerOrNobody(Game game, String name) {
    return name.isEmpty()
        ? ""
        : unknown(
            "player", name, game.state().players().stream().map(player -> player.name()).toList());
  }

  /** Checks the par prices of a company. */
  public static String prices(Game game, List<Integer> prices) {
    List<Integer> known =
        game.title().market().spaces().stream().map(space -> space.price()).toList();
    return prices.stream()
        .filter(price -> !known.contains(price))
        .findFirst()
        .map(price -> "the market has no price " + price)
        .orElse("");
  }

  private static String unknown(String kind, Collection<String> names, Collection<String> known) {
    return names.stream()
        .map(name -> unknown(kind, name, known))
        .filter(fault -> !fault.isEmpty())
        .findFirst()
        .orElse("");
  }

  private static String unknown(String kind, String name, Collection<String> known) {
    return known.contains(name)
        ? ""
        : "there is no " + kind + " '" + name + "': " + SpellingHint.fix(name, known);
  }
}
