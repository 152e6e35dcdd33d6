package roundhouse.turn.choices;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.shares.StartRules;
import roundhouse.game.GameState;
import roundhouse.market.MarketCell;

/**
 * The choices that set a par price, by the space of that price: in a stock turn a click on the
 * market starts a company.
 */
public record ParChoices(Map<MarketCell, List<Choice>> bySpace) {
  /** No price is chosen. */
  public static final ParChoices NONE = new ParChoices(Map.of());

  private record Par(String company, int price) {}

  /** Those among some choices that set a par price. */
  public static ParChoices of(Title title, GameState state, List<Choice> choices) {
    var game = new Game(title, state);
    var spaces = new LinkedHashMap<MarketCell, List<Choice>>();
    for (Choice choice : choices)
      par(choice.action())
          .filter(par -> state.companies().containsKey(par.company()))
          .map(par -> StartRules.parSpace(game, state.company(par.company()), par.price()).cell())
          .ifPresent(cell -> spaces.computeIfAbsent(cell, _ -> new ArrayList<>()).add(choice));
    return new ParChoices(spaces);
  }

  private static Optional<Par> par(Action action) {
    return switch (action) {
      case Action.Start start -> Optional.of(new Par(start.company(), start.par()));
      case Action.TakeLot lot when lot.par() > 0 -> Optional.of(new Par(lot.lot(), lot.par()));
      default -> Optional.empty();
    };
  }

  /** The spaces to mark: those of the company that is picked, or of all. */
  public List<MarketCell> marked(Optional<Choice> picked) {
    Optional<String> company = company(picked);
    return bySpace.entrySet().stream()
        .filter(space -> company.isEmpty() || space.getValue().stream().anyMatch(of(company.get())))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The space of the picked choice. */
  public Optional<MarketCell> space(Optional<Choice> picked) {
    return bySpace.entrySet().stream()
        .filter(space -> picked.filter(space.getValue()::contains).isPresent())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /**
   * What a click on a space picks: the company that is picked already, at this price; another click
   * goes on to the next company that may start here.
   */
  public Optional<Choice> clicked(MarketCell cell, Optional<Choice> picked) {
    List<Choice> here = bySpace.getOrDefault(cell, List.of());
    int now = picked.map(here::indexOf).orElse(-1);
    if (now >= 0) return Optional.of(here.get((now + 1) % here.size()));
    return company(picked)
        .flatMap(company -> here.stream().filter(of(company)).findFirst())
        .or(() -> here.stream().findFirst());
  }

  private static Optional<String> company(Optional<Choice> picked) {
    return picked.flatMap(choice -> par(choice.action())).map(Par::company);
  }

  private static Predicate<Choice> of(String company) {
    return choice -> par(choice.action()).filter(par -> par.company().equals(company)).isPresent();
  }
}
