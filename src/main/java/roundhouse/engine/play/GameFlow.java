package roundhouse.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.HookFailure;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.PossibleAnswer;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.arrangement.GameArranger;
import roundhouse.engine.events.TurnEvent;
import roundhouse.engine.rounds.GameEndTriggers;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.shares.ParQuestion;
import roundhouse.engine.stock.Redemption;
import roundhouse.engine.takeovers.MergeStep;
import roundhouse.engine.trade.PrivateDeals;
import roundhouse.engine.trainpurchases.TrainDeals;
import roundhouse.engine.trains.ExcessTrains;
import roundhouse.game.EndTime;
import roundhouse.game.Frame;
import roundhouse.game.ScriptLimits;

/**
 * The control flow of a game: works off the stack of frames until play waits for a decision.
 *
 * <p>A round pushes turns, a turn goes through its steps, and effects may push turns and questions
 * on top. The frames below continue where they were.
 */
public final class GameFlow {
  /** Longer chains of automatic steps only occur when rules trigger each other forever. */
  private static final int LONGEST_CHAIN = ScriptLimits.STANDARD.chain().steps();

  /** After this many sets of rounds without a decision, nobody will ever be able to act. */
  private static final int SETS_IDLE = ScriptLimits.STANDARD.chain().sets();

  private static final String FOREVER =
      "the rules go from round to round without ever asking for a decision";

  private GameFlow() {}

  /** Applies the action or refuses it, without what follows from it. */
  public static void attempt(StateTransaction change, Action action) {
    Game game = change.game();
    Refusal.unless(!game.state().over(), "game-over", "the game is over");
    ActionNameCheck.require(game, action);
    if (action instanceof Action.Arrange arrange) {
      GameArranger.take(change, arrange);
    } else if (game.state().top().kind() == Frame.Kind.QUESTION) {
      QuestionFlow.take(change, action);
    } else {
      Optional<InterruptedTurn> interrupted = InterruptedTurn.of(game, action);
      Step step =
          interrupted.map(InterruptedTurn::step).orElseGet(() -> ActionStep.of(game, action));
      if (action instanceof Action.Pass) ScriptStep.pass(change, step);
      if (interrupted.isPresent()) interrupted.get().take(change, action);
      else step.take(change, action);
      ScriptVerdicts.require(game, step, action);
    }
  }

  /** The step that takes an action; empty if it answers a question, or arranges a position. */
  static Optional<Step> stepOf(Game game, Action action) {
    return action instanceof Action.Arrange || game.state().top().kind() == Frame.Kind.QUESTION
        ? Optional.empty()
        : Optional.of(
            InterruptedTurn.of(game, action)
                .map(InterruptedTurn::step)
                .orElseGet(() -> ActionStep.of(game, action)));
  }

  private record Waiting() {}

  /** The decision that play waits for; empty once the game is over. */
  public static Optional<Decision> decision(Game game) {
    return decision(game, Optional.empty());
  }

  /**
   * The same if it is known what will be tried next.
   *
   * @param next makes the answer quicker, and no other
   */
  static Optional<Decision> decision(Game game, Optional<Action> next) {
    return game.remembered(new Waiting(), () -> waiting(game, next));
  }

  private static Optional<Decision> waiting(Game game, Optional<Action> next) {
    if (game.state().over()) return Optional.empty();
    if (game.state().top().kind() == Frame.Kind.QUESTION)
      return Optional.of(QuestionFlow.decision(game));
    Step current = Turns.current(game);
    if (!ScriptVerdicts.on(game, current).allowed()) return Optional.empty();
    Optional<Decision> own =
        next.isPresent() && mayBeOf(current, game, next.get())
            ? current.decision(game, next.get())
            : current.decision(game);
    return own.isPresent() ? own : askingBeside(game, current).flatMap(step -> step.asks(game));
  }

  /** A step that is offered with another one, and has something to decide. */
  private static Optional<ScriptStep> askingBeside(Game game, Step step) {
    for (Step each : Turns.steps(game))
      if (each instanceof ScriptStep script
          && script.isBeside(step)
          && ScriptVerdicts.on(game, script).allowed()
          && script.asks(game).isPresent()) return Optional.of(script);
    return Optional.empty();
  }

  /** The step that decides now: the current one, or one beside it if nothing is left there. */
  static Step deciding(Game game) {
    Step current = Turns.current(game);
    return decision(game)
        .filter(decision -> !decision.step().equals(current.name()))
        .flatMap(_ -> askingBeside(game, current))
        .<Step>map(step -> step)
        .orElse(current);
  }

  /** The steps whose actions are on offer beside those of the step that decides. */
  static Stream<Step> offeredBeside(Game game) {
    Step deciding = deciding(game);
    Set<String> deciders = deciders(game);
    Step current = Turns.current(game);
    return Turns.steps(game).stream()
        .filter(step -> step != deciding)
        .filter(
            step ->
                step instanceof ScriptStep script
                    ? script.isOffered(game, current, deciders)
                    : step.offeredAllTurn());
  }

  private static Set<String> deciders(Game game) {
    return decision(game).map(decision -> Set.copyOf(decision.deciders())).orElse(Set.of());
  }

  /** Whether an action could be one of a step in this turn. */
  private static boolean mayBeOf(Step step, Game game, Action action) {
    return game.turn().entity().equals(action.by())
        && step.takes(action)
        && ActionNameCheck.fault(game, action).isEmpty();
  }

  static List<Choice> choices(Game game) {
    return choices(game, Step::choices);
  }

  static List<Choice> quickChoices(Game game) {
    return choices(game, Step::quickChoices);
  }

  private static List<Choice> choices(Game game, BiFunction<Step, Game, List<Choice>> of) {
    if (game.state().over()) return List.of();
    if (game.state().top().kind() == Frame.Kind.QUESTION) return QuestionFlow.choices(game);
    Step deciding = deciding(game);
    var here = new ArrayList<>(of.apply(deciding, game));
    if (deciding != Turns.current(game))
      here.add(Choice.of(new Action.Pass(decision(game).orElseThrow().entity()), "go on"));
    var all = new ArrayList<>(ScriptVerdicts.allowed(game, deciding, here));
    offeredBeside(game)
        .forEach(step -> all.addAll(ScriptVerdicts.allowed(game, step, step.choices(game))));
    InterruptedTurn.raisingMoney(game)
        .ifPresent(
            own ->
                ScriptStep.allTurn(own, deciders(game))
                    .forEach(
                        step -> all.addAll(ScriptVerdicts.allowed(own, step, step.choices(own)))));
    ScriptVerdicts.requireOne(game, here, all);
    return all;
  }

  /** Continues play until it waits for a decision. */
  static void settle(StateTransaction change) {
    settle(change, Optional.empty());
  }

  /**
   * The same if it is known what will be tried next.
   *
   * @param next makes it quicker, and changes nothing else
   */
  static void settle(StateTransaction change, Optional<Action> next) {
    int began = change.state().calendar().set();
    for (int chain = 0; chain < LONGEST_CHAIN; chain++) {
      ReportHooks.tell(change);
      change.playInserted();
      GameEnd.checkBank(change);
      GameEnd.checkTrains(change);
      GameEnd.checkPlayers(change);
      if (change.state().calendar().set() > began + SETS_IDLE)
        GameEndTriggers.trigger(change, "nobody-can-act", EndTime.AT_ONCE);
      if (change.state().over()) return;
      boolean waits =
          switch (change.state().top().kind()) {
            case QUESTION -> true;
            case TURN -> !TurnFlow.advance(change, next);
            case ROUND -> {
              change.goOn();
              ExcessTrains.insertTurnsIfFallen(change);
              if (change.state().top().kind() == Frame.Kind.ROUND) RoundFlow.advance(change);
              yield false;
            }
          };
      if (waits) return;
    }
    throw change
        .origin()
        .map(effect -> effect.failure(FOREVER))
        .orElseGet(() -> new HookFailure("", 0, 0, "nextRound", FOREVER));
  }

  /**
   * Handles the question in the top frame: who must answer it, and which rule continues with the
   * answer.
   */
  private static final class QuestionFlow {
    private QuestionFlow() {}

    static Decision decision(Game game) {
      Frame question = game.state().top();
      return new Decision(
          question.entity(), List.of(question.entity()), "question", asks(game, question));
    }

    /** A question of the rules in a sentence; one of a script in its own words. */
    private static String asks(Game game, Frame question) {
      if (PlayerQuestions.isOfScript(question)) return PlayerQuestions.sentence(question);
      return switch (question.name()) {
        case Redemption.QUESTION -> Redemption.asks(question);
        case TrainDeals.QUESTION -> TrainDeals.asks(game, question);
        case MergeStep.QUESTION -> MergeStep.asks(question);
        case PrivateDeals.QUESTION -> PrivateDeals.asks(game, question);
        default -> question.name();
      };
    }

    static List<Choice> choices(Game game) {
      Frame question = game.state().top();
      return PlayerQuestions.choices(question).stream()
          .map(answer -> choice(game, question, answer))
          .toList();
    }

    private static Choice choice(Game game, Frame question, PossibleAnswer possible) {
      String answer = possible.answer();
      if (!PlayerQuestions.isOfScript(question))
        return Choice.of(new Action.Choose(question.entity(), question.name(), answer), "{answer}");
      return possible.choice(
          question.entity(),
          question.name(),
          PlayerQuestions.label(game, question, answer),
          PlayerQuestions.hexes(game, question, answer));
    }

    static void take(StateTransaction change, Action action) {
      Frame question = change.state().top();
      if (!(action instanceof Action.Choose choice) || !choice.by().equals(question.entity())) {
        throw Refusal.because(
            "question",
            "%s must answer first: %s",
            question.entity(),
            asks(change.game(), question));
      }
      Refusal.unless(
          PlayerQuestions.choices(question).stream().anyMatch(each -> each.isGivenBy(choice)),
          "question",
          "'%s' is not an answer to: %s",
          choice.words(),
          asks(change.game(), question));
      change.pop();
      String asked =
          PlayerQuestions.isOfScript(question)
              ? PlayerQuestions.sentence(question)
              : question.name();
      change.log(new TurnEvent.QuestionAnswered(choice.by(), asked, choice.words()));
      answer(change, question, choice);
    }

    /** Hands the answer to the rule that asked. */
    private static void answer(StateTransaction change, Frame question, Action.Choose choice) {
      if (PlayerQuestions.isOfScript(question)) {
        PlayerQuestions.answered(change, question, choice);
        return;
      }
      String answer = choice.answer();
      if (ParQuestion.is(question)) {
        ParQuestion.answer(change, question, answer);
        return;
      }
      switch (question.name()) {
        case Redemption.QUESTION -> Redemption.answer(change, question, answer);
        case TrainDeals.QUESTION -> TrainDeals.answer(change, question, answer);
        case MergeStep.QUESTION -> MergeStep.answer(change, question, answer);
        case PrivateDeals.QUESTION -> PrivateDeals.answer(change, question, answer);
        default -> PlayerQuestions.answered(change, question, choice);
      }
    }
  }
}
