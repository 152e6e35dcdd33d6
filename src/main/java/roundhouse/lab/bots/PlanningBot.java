package roundhouse.lab.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * Looks ahead: of the actions that rules of thumb think best it supposes each, finishes the turn by
 * those rules, and takes the one that leads to the best position.
 */
public final class PlanningBot implements Bot {
  /** How much it thinks where nobody says. */
  public static final int USUAL_THINK = 30;

  /** Actions that it may suppose for a decision, for each unit of thinking. */
  private static final int ACTIONS = 2;

  private static final int MOST_CANDIDATES = 8;

  private final RulesOfThumb guide;
  private final Temperament temperament;
  private final int think;

  PlanningBot(Temperament temperament, int think) {
    this.guide = new RulesOfThumb(temperament);
    this.temperament = temperament;
    this.think = think;
  }

  @Override
  public Action choose(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    List<Advice> planned = planned(title, state, decision, choices, draws);
    return planned.isEmpty()
        ? guide.choose(title, state, decision, choices, draws)
        : planned.getFirst().action();
  }

  /** What it has planned; where it does not plan, what rules of thumb say. */
  @Override
  public List<Advice> advice(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    List<Advice> planned = planned(title, state, decision, choices, draws);
    return planned.isEmpty() ? guide.advice(title, state, decision, choices, draws) : planned;
  }

  private List<Advice> planned(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    if (choices.size() < 2) return List.of();
    List<Advice> candidates = candidates(title, state, decision, choices, draws);
    if (candidates.size() < 2) return List.of();
    var look =
        new TurnLookahead(
            title,
            state,
            decision,
            guide,
            draws.of("ahead").below(Integer.MAX_VALUE),
            new PositionValue(new Game(title, state), decision.deciders().getFirst(), temperament),
            new ThoughtBudget(ACTIONS * think));
    var weighed = new ArrayList<Advice>();
    for (Advice each : candidates) {
      Optional<PositionWorth> position = look.worth(each.action());
      position.ifPresent(
          worth -> weighed.add(new Advice(each.choice(), each.action(), worth.total(), position)));
      if (look.isOver()) break;
    }
    weighed.sort(Comparator.comparingDouble(Advice::value).reversed());
    return weighed;
  }

  /** What the guide would do, and what it likes next. */
  private List<Advice> candidates(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    List<Advice> all = guide.advice(title, state, decision, choices, draws);
    Action usual = all.getFirst().action();
    boolean stock = state.isPlayer(decision.entity());
    return all.stream()
        .filter(each -> each.action().equals(usual) || PlannedActions.isPlanned(each, usual, stock))
        .limit(MOST_CANDIDATES)
        .toList();
  }
}
