package roundhouse.engine.play;

import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.steps.Script;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.NameCase;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.StepHooks;
import roundhouse.engine.events.TurnEvent;

/**
 * A step written in JavaScript. For a step named {@code claim}, a script exports {@code
 * claimDecider} (the player asked, or "" for nobody), {@code claimChoices} (the possible answers)
 * and {@code claimTaken} (the effects of an answer).
 */
final class ScriptStep implements Step {
  private static final String ANSWERED = "answered ";

  private final String name;

  ScriptStep(Script spec) {
    this.name = spec.name();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.Choose.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    String entity = game.turn().entity();
    String decider = game.ask(StepHooks.decider(name), new StepHooks.Asked(entity, ""));
    if (decider.isEmpty() || game.turn().memory().is(ANSWERED + name) || answers(game).isEmpty())
      return Optional.empty();
    return Optional.of(
        new Decision(
            entity.isEmpty() ? decider : entity,
            List.of(decider),
            name,
            NameCase.spaced(NameCase.kebab(name))));
  }

  private List<String> answers(Game game) {
    return game.ask(StepHooks.choices(name), new StepHooks.Asked(game.turn().entity(), ""));
  }

  @Override
  public List<Choice> choices(Game game) {
    String by = decision(game).map(Decision::entity).orElse("");
    return answers(game).stream()
        .map(answer -> Choice.of(new Action.Choose(by, name, answer), answer))
        .toList();
  }

  /** Takes one answer a turn; a step that needs more pushes another turn. */
  @Override
  public void take(StateTransaction change, Action action) {
    var choice = (Action.Choose) action;
    Refusal.unless(
        answers(change.game()).contains(choice.answer()),
        "choice",
        "'%s' is not one of the answers: %s",
        choice.answer(),
        answers(change.game()));
    change.remember(ANSWERED + name, true);
    change.log(new TurnEvent.StepAnswered(choice.by(), name, choice.answer()));
    HookEvents.tell(
        change,
        StepHooks.taken(name),
        new StepHooks.Asked(change.state().top().entity(), choice.answer()));
  }
}
