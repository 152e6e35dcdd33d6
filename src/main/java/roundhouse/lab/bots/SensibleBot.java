package roundhouse.lab.bots;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/** Plays by rules of thumb and takes the action that they value most. */
public final class SensibleBot implements Bot {
  private final RulesOfThumb rules;

  /** Without a temperament. */
  public SensibleBot() {
    this(Temperament.EVEN);
  }

  SensibleBot(Temperament temperament) {
    this.rules = new RulesOfThumb(temperament, BotWeights.usual());
  }

  @Override
  public Action choose(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    return rules.choose(title, state, decision, choices, draws);
  }

  @Override
  public List<Advice> advice(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    return rules.advice(title, state, decision, choices, draws);
  }
}
