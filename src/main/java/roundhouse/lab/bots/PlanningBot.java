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
 * Looks ahead: it tries each of the actions that rules of thumb think best, finishes the turn by
 * those rules, and takes the one that leads to the best position.
 */
public final class PlanningBot implements Bot {
  /** How much it thinks if nobody says. */
  public static final int USUAL_THINK = 30;

  /** Actions that it may try for a decision, for each unit of thinking. */
  private static final int ACTIONS = 2;

  private static final int MOST_CANDIDATES = 3;

  private final RulesOfThumb guide;
  private final Temperament temperament;
  private final BotWeights weights;
  private final int think;

  PlanningBot(Temperament temperament, int think, BotWeights weights) {
    this.guide = new PlannersRules(temperament, weights);
    this.temperament = temperament;
    this.weights = weights;
    this.think = think;
  }

  @Override
  public Action choose(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    List<Choice> open = PlannedActions.keepingShares(state, choices);
    Action usual = guide.choose(title, state, decision, open, draws);
    if (open.size() < 2 || !PlannedActions.isPlanned(new Game(title, state), usual)) return usual;
    List<Advice> known = guide.advice(title, state, decision, open, draws);
    return weighed(title, state, decision, known, draws).getFirst().action();
  }

  /** What it has planned; if it does not plan, what rules of thumb say. */
  @Override
  public List<Advice> advice(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    List<Choice> open = PlannedActions.keepingShares(state, choices);
    List<Advice> known = guide.advice(title, state, decision, open, draws);
    Action usual = known.getFirst().action();
    return known.size() > 1 && PlannedActions.isPlanned(new Game(title, state), usual)
        ? weighed(title, state, decision, known, draws)
        : known;
  }

  /**
   * The best of the actions that rules of thumb consider, by the positions that they lead to; their
   * own choice if no position could be examined.
   */
  private List<Advice> weighed(
      Title title, GameState state, Decision decision, List<Advice> known, DecisionDraws draws) {
    TurnLookahead ahead = lookahead(title, state, decision, draws);
    var weighed = new ArrayList<Advice>();
    for (Advice each : candidates(known)) {
      Optional<PositionWorth> position = ahead.worth(each.action());
      position.ifPresent(
          worth -> weighed.add(new Advice(each.choice(), each.action(), worth.total(), position)));
      if (ahead.isOver()) break;
    }
    weighed.sort(Comparator.comparingDouble(Advice::value).reversed());
    return weighed.isEmpty() ? known : weighed;
  }

  private TurnLookahead lookahead(
      Title title, GameState state, Decision decision, DecisionDraws draws) {
    return new TurnLookahead(
        title,
        state,
        decision,
        guide,
        draws.of("ahead").below(Integer.MAX_VALUE),
        new PositionMeasure(
            new Game(title, state), decision.deciders().getFirst(), temperament, weights),
        new ThoughtBudget(ACTIONS * think));
  }

  private static List<Advice> candidates(List<Advice> known) {
    return known.stream()
        .filter(each -> PlannedActions.isCandidate(each.action()))
        .limit(MOST_CANDIDATES)
        .toList();
  }

  @Override
  public boolean looksAhead() {
    return true;
  }
}
