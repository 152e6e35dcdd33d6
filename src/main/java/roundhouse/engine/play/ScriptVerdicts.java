package roundhouse.engine.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.HookFailure;
import roundhouse.engine.HookHandler;
import roundhouse.engine.RecordValues;
import roundhouse.engine.Refusal;
import roundhouse.engine.Step;
import roundhouse.engine.Verdict;
import roundhouse.engine.rounds.RoundHooks;

/** What a title's scripts say about whole steps, and about single choices and actions. */
final class ScriptVerdicts {
  private ScriptVerdicts() {}

  /** Whether a step of the top turn is done. */
  static Verdict on(Game game, Step step) {
    if (!game.title().rules().overrides(RoundHooks.MAY_DO_STEP)) return Verdict.YES;
    return game.ask(
        RoundHooks.MAY_DO_STEP, new RoundHooks.MayDoStep(step.name(), game.turn().entity()));
  }

  /** Refuses an action of a step that is not done, or that a script forbids. */
  static void require(Game game, Step step, Action action) {
    Refusal.unless(on(game, step), "script");
    if (game.title().rules().overrides(RoundHooks.MAY_ACT))
      Refusal.unless(on(game, step, action), "script");
  }

  private static Verdict on(Game game, Step step, Action action) {
    return game.ask(
        RoundHooks.MAY_ACT,
        new RoundHooks.MayAct(action.by(), step.name(), action.type(), plain(action)));
  }

  /** The values that scripts can read; the track of runs is none of them. */
  private static Map<String, Object> plain(Action action) {
    var all = new LinkedHashMap<String, Object>();
    RecordValues.of((Record) action)
        .forEach(
            (name, value) -> {
              boolean read = value instanceof String || value instanceof Integer;
              if (read && !name.equals("by")) all.put(name, value);
            });
    return all;
  }

  /** The choices of a step that scripts allow. */
  static List<Choice> allowed(Game game, Step step, List<Choice> choices) {
    if (!on(game, step).allowed()) return List.of();
    if (!game.title().rules().overrides(RoundHooks.MAY_ACT)) return choices;
    return choices.stream().filter(one -> on(game, step, one.action()).allowed()).toList();
  }

  /** Somebody who must decide has a choice: a script that forbids all of them stops the game. */
  static void requireOne(Game game, List<Choice> offered, List<Choice> left) {
    if (offered.isEmpty() || !left.isEmpty()) return;
    Optional<HookHandler<?, ?>> script =
        game.title().rules().handlers(RoundHooks.MAY_ACT.name()).stream()
            .reduce((first, second) -> second);
    throw new HookFailure(
        script.map(HookHandler::file).orElse(""),
        script.map(HookHandler::line).orElse(0),
        script.map(HookHandler::column).orElse(0),
        RoundHooks.MAY_ACT.name(),
        "this forbids all that %s could do now: allow one choice, or skip the step by '%s'"
            .formatted(decider(game), RoundHooks.MAY_DO_STEP.name()));
  }

  /** In an auction no turn names who decides. */
  private static String decider(Game game) {
    String entity = game.turn().entity();
    return entity.isEmpty()
        ? GameFlow.decision(game).map(Decision::entity).orElse("anybody")
        : entity;
  }
}
