package roundhouse.engine.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.steps.Script;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.StepHooks;
import roundhouse.engine.events.TurnEvent;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.stock.StockTurnRecord;
import roundhouse.game.GameState;
import roundhouse.game.MemoryKey;

/**
 * A step written in JavaScript. For a step named {@code claim}, a script exports {@code
 * claimDecider} (the player asked, or "" for nobody), {@code claimChoices} (the possible answers)
 * and {@code claimTaken} (the effects of an answer). Other functions say what players read, why an
 * answer is not offered, and what it is worth to bots.
 */
final class ScriptStep implements Step {
  private static final MemoryKey<Boolean> ANSWERED = MemoryKey.flag("answered ");

  private final String name;
  private final boolean again;
  private final boolean acts;

  ScriptStep(Script spec) {
    this.name = spec.name();
    this.again = spec.again();
    this.acts = spec.acts();
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
    String decider = game.ask(StepHooks.decider(name), asked(game, ""));
    if (decider.isEmpty() || game.turn().memory().is(ANSWERED.of(name)) || answers(game).isEmpty())
      return Optional.empty();
    return Optional.of(
        new Decision(
            entity.isEmpty() ? decider : entity,
            List.of(decider),
            name,
            game.ask(StepHooks.question(name), asked(game, ""))));
  }

  private static StepHooks.Asked asked(Game game, String answer) {
    return new StepHooks.Asked(game.turn().entity(), answer);
  }

  private List<String> answers(Game game) {
    return game.ask(StepHooks.choices(name), asked(game, ""));
  }

  private String label(Game game, String answer) {
    return game.ask(StepHooks.label(name), asked(game, answer));
  }

  @Override
  public List<Choice> choices(Game game) {
    String by = decision(game).map(Decision::entity).orElse("");
    return answers(game).stream()
        .map(
            answer ->
                Choice.of(
                    new Action.Choose(by, name, answer),
                    "{label}",
                    Map.of("label", label(game, answer), Choice.HEXES, hexes(game, answer))))
        .toList();
  }

  private List<String> hexes(Game game, String answer) {
    return game.ask(StepHooks.hexes(name), asked(game, answer));
  }

  /** Takes one answer a turn, or as many as change something. */
  @Override
  public void take(StateTransaction change, Action action) {
    var choice = (Action.Choose) action;
    Game game = change.game();
    if (!choice.question().equals(name)) throw notOffered(game, choice);
    if (!answers(game).contains(choice.answer())) throw notAnAnswer(game, choice.answer());
    String label = label(game, choice.answer());
    if (!again) change.remember(ANSWERED.of(name), true);
    change.log(new TurnEvent.StepAnswered(choice.by(), name, choice.answer(), label));
    GameState before = change.state();
    HookEvents.tell(change, StepHooks.taken(name), asked(change.game(), choice.answer()));
    boolean same = change.state().withRandom(before.random()).equals(before);
    if (same && change.inserted().isEmpty()) change.remember(ANSWERED.of(name), true);
    else if (acts) StockTurnRecord.recordAction(change);
  }

  private Refusal notAnAnswer(Game game, String answer) {
    String reason = game.ask(StepHooks.reason(name), asked(game, answer));
    return reason.isBlank()
        ? Refusal.because("choice", "'%s' is not one of the answers: %s", answer, answers(game))
        : Refusal.because(name, "%s", reason);
  }

  static boolean isOfTurn(Game game, String step) {
    return Turns.steps(game).stream().anyMatch(each -> each.name().equals(step));
  }

  /** Why an answer to the step that decides, or to another one, is not taken now. */
  static Refusal notOffered(Game game, Decision now, Action.Choose choice) {
    boolean another = !now.entity().equals(choice.by());
    return now.step().equals(choice.question()) && another
        ? Refusal.because(
            "turn",
            "'%s' is answered by %s, not by %s",
            choice.question(),
            now.entity(),
            choice.by())
        : notOffered(game, choice);
  }

  /** Why a step of the turn other than the one that decides now does not take this answer. */
  private static Refusal notOffered(Game game, Action.Choose choice) {
    String step = choice.question();
    String reason =
        isOfTurn(game, step) ? game.ask(StepHooks.reason(step), asked(game, choice.answer())) : "";
    return reason.isBlank()
        ? Refusal.because("sequence", "nobody is asked about '%s' now", step)
        : Refusal.because(step, "%s", reason);
  }
}
