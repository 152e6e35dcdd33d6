package roundhouse.engine.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.design.spec.steps.Script;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.PossibleAnswer;
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
  private static final String PASS = "pass";

  private static final MemoryKey<Boolean> ANSWERED = MemoryKey.flag("answered ");

  private final String name;
  private final boolean again;
  private final boolean acts;
  private final boolean waits;
  private final String beside;
  private final boolean mayPass;

  ScriptStep(Script spec) {
    this.name = spec.name();
    this.again = spec.again();
    this.acts = spec.acts();
    this.waits = spec.waits();
    this.beside = spec.beside();
    this.mayPass = spec.mayPass();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return beside.isEmpty() && !mayPass
        ? List.of(Action.Choose.class)
        : List.of(Action.Choose.class, Action.Pass.class);
  }

  @Override
  public boolean offeredAllTurn() {
    return !waits;
  }

  @Override
  public boolean keepsStockTurn() {
    return false;
  }

  @Override
  public boolean mayBeLeft() {
    return !waits || !beside.isEmpty();
  }

  @Override
  public Optional<Decision> decision(Game game) {
    return mayBeLeft() ? Optional.empty() : asks(game);
  }

  /** Whether it is offered with this step. */
  boolean isBeside(Step step) {
    return beside.equals(step.name());
  }

  /** Whether it is offered beside a step, to those who decide now. */
  boolean isOffered(Game game, Step step, Set<String> deciders) {
    return (!waits || isBeside(step))
        && asks(game).filter(asks -> deciders.containsAll(asks.deciders())).isPresent();
  }

  /** The steps that are offered in the whole turn, to those who decide now. */
  static Stream<ScriptStep> allTurn(Game game, Set<String> deciders) {
    return all(game)
        .filter(step -> !step.waits)
        .filter(step -> step.isOffered(game, step, deciders));
  }

  /** Nothing that is offered with a step is offered any more once it is passed. */
  static void pass(StateTransaction change, Step step) {
    all(change.game())
        .filter(each -> each.isBeside(step))
        .forEach(each -> change.remember(ANSWERED.of(each.name()), true));
  }

  /** The decision about its answers, whether play waits for them or not. */
  Optional<Decision> asks(Game game) {
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
    return new StepHooks.Asked(game.turn().entity(), answer, 0);
  }

  private static StepHooks.Asked asked(Game game, Action.Choose choice) {
    return new StepHooks.Asked(game.turn().entity(), choice.answer(), choice.amount());
  }

  private List<PossibleAnswer> answers(Game game) {
    return game.ask(StepHooks.choices(name), asked(game, ""));
  }

  private String label(Game game, String answer) {
    return game.ask(StepHooks.label(name), asked(game, answer));
  }

  @Override
  public List<Choice> choices(Game game) {
    Optional<Decision> asks = asks(game);
    if (asks.isEmpty()) return List.of();
    String by = asks.get().entity();
    Stream<Choice> all = answers(game).stream().map(each -> choice(game, by, each));
    return (mayPass ? Stream.concat(all, Stream.of(pass(game, by))) : all).toList();
  }

  private Choice pass(Game game, String by) {
    return Choice.of(new Action.Pass(by), "{label}", Map.of("label", label(game, PASS)));
  }

  private Choice choice(Game game, String by, PossibleAnswer answer) {
    List<String> hexes = game.ask(StepHooks.hexes(name), asked(game, answer.answer()));
    return answer.choice(by, name, label(game, answer.answer()), hexes);
  }

  /** Takes one answer a turn, or as many as change something. */
  @Override
  public void take(StateTransaction change, Action action) {
    if (action instanceof Action.Choose choice) {
      answer(change, choice);
      return;
    }
    change.remember(ANSWERED.of(name), true);
    if (mayPass) HookEvents.tell(change, StepHooks.taken(name), asked(change.game(), PASS));
  }

  private void answer(StateTransaction change, Action.Choose choice) {
    Game game = change.game();
    if (asks(game).isEmpty()) throw notOffered(game, choice);
    requireOffered(game, choice);
    String label = label(game, choice.answer());
    if (choice.amount() != 0) label += " " + choice.amount();
    if (!again) change.remember(ANSWERED.of(name), true);
    change.log(new TurnEvent.StepAnswered(choice.by(), name, choice.words(), label));
    GameState before = change.state();
    HookEvents.tell(change, StepHooks.taken(name), asked(change.game(), choice));
    boolean same = change.state().withRandom(before.random()).equals(before);
    if (same && change.inserted().isEmpty()) change.remember(ANSWERED.of(name), true);
    else if (acts) StockTurnRecord.recordAction(change);
  }

  /** What a step does that nobody decides; the turn comes to it again if it changes something. */
  static void takeByItself(StateTransaction change, String name, boolean again) {
    GameState before = change.state();
    HookEvents.tell(change, StepHooks.taken(name), asked(change.game(), ""));
    boolean ended = change.state().stack().size() < before.stack().size();
    if (again && !ended && !change.state().withRandom(before.random()).equals(before))
      Turns.enterAgain(change);
  }

  private void requireOffered(Game game, Action.Choose choice) {
    List<PossibleAnswer> answers = answers(game);
    if (answers.stream().anyMatch(each -> each.isGivenBy(choice))) return;
    String reason = game.ask(StepHooks.reason(name), asked(game, choice));
    Refusal.unless(reason.isBlank(), name, "%s", reason);
    throw Refusal.because("choice", "'%s' is not one of the answers: %s", choice.words(), answers);
  }

  /** Why an answer to a step is not taken from somebody, or not now. */
  static Refusal notOffered(Game game, Action.Choose choice) {
    return ofTurn(game, choice.question())
        .flatMap(step -> step.asks(game))
        .map(Decision::entity)
        .filter(entity -> !entity.equals(choice.by()))
        .map(
            entity ->
                Refusal.because(
                    "turn",
                    "'%s' is answered by %s, not by %s",
                    choice.question(),
                    entity,
                    choice.by()))
        .orElseGet(() -> notNow(game, choice));
  }

  private static Refusal notNow(Game game, Action.Choose choice) {
    String step = choice.question();
    String reason =
        ofTurn(game, step)
            .map(_ -> game.ask(StepHooks.reason(step), asked(game, choice)))
            .orElse("");
    return reason.isBlank()
        ? Refusal.because("sequence", "nobody is asked about '%s' now", step)
        : Refusal.because(step, "%s", reason);
  }

  /** The step of the turn with this name that is written in JavaScript. */
  static Optional<ScriptStep> ofTurn(Game game, String step) {
    return all(game).filter(each -> each.name.equals(step)).findFirst();
  }

  private static Stream<ScriptStep> all(Game game) {
    return Turns.steps(game).stream()
        .filter(ScriptStep.class::isInstance)
        .map(ScriptStep.class::cast);
  }
}
