package roundhouse.engine.explanation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.design.spec.RoundSpec;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.engine.EngineServices;
import roundhouse.engine.Game;
import roundhouse.engine.HookFailure;
import roundhouse.engine.NameCase;
import roundhouse.engine.Refusal;
import roundhouse.engine.Result;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.Title;
import roundhouse.engine.play.GameFlow;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.track.TrackLaying;
import roundhouse.game.Frame;
import roundhouse.game.GameState;

/**
 * Explains which rule forbids something: it runs each possible action through the same checks that
 * real actions pass. If only the time is wrong, it also checks whether the action would be legal
 * later in the turn.
 */
public final class WhyNot {
  private static final String SEQUENCE = "sequence";

  private final Game game;

  private WhyNot(Game game) {
    this.game = game;
  }

  /**
   * What the current player or company may do with a subject, what not, and why.
   *
   * @throws IllegalArgumentException when the game has no such subject
   */
  public static List<Explanation> ask(Title title, GameState state, Subject subject) {
    try {
      return title.executor().run(() -> new WhyNot(new Game(title, state)).about(subject));
    } catch (HookFailure failure) {
      return List.of(new Explanation("anything", false, failure.hook(), failure.says()));
    }
  }

  /**
   * Why an action is refused; where only the time is wrong, also what its own step says about it.
   * Empty if it is legal.
   */
  public static Optional<Result.Refused> ask(Title title, GameState state, Action action) {
    return title.executor().run(() -> new WhyNot(new Game(title, state)).forbids(action));
  }

  private List<Explanation> about(Subject subject) {
    Optional<Decision> decision = GameFlow.decision(game);
    if (decision.isEmpty())
      return List.of(new Explanation("anything", false, "game-over", "the game is over"));
    var hypotheses = new Hypotheses(game, decision.get().entity()).about(subject);
    Map<Verdict, List<Hypothesis>> byVerdict = new LinkedHashMap<>();
    for (Hypothesis hypothesis : hypotheses)
      byVerdict.computeIfAbsent(verdict(hypothesis), _ -> new ArrayList<>()).add(hypothesis);
    var all = new ArrayList<Explanation>();
    if (subject instanceof Subject.HexSpace(HexId hex)) nothingFollows(hex).ifPresent(all::add);
    byVerdict.forEach((verdict, same) -> all.addAll(grounds(verdict, same)));
    return all;
  }

  /** The result of a hypothesis; those with equal results share an explanation. */
  private record Verdict(boolean allowed, String rule, String because) {}

  /** One explanation for each verb. */
  private static List<Explanation> grounds(Verdict verdict, List<Hypothesis> same) {
    var objects = new LinkedHashMap<String, List<String>>();
    for (Hypothesis each : same)
      objects.computeIfAbsent(each.verb(), _ -> new ArrayList<>()).add(each.object());
    return objects.entrySet().stream()
        .map(
            entry ->
                new Explanation(
                    entry.getKey() + " " + String.join(", ", entry.getValue()),
                    verdict.allowed(),
                    verdict.rule(),
                    verdict.because()))
        .toList();
  }

  private Optional<Explanation> nothingFollows(HexId id) {
    Hex hex = TrackLaying.hex(game, id);
    var lying = game.state().board().tile(id);
    if (!game.title().upgrades().replacements(id, lying, game.title().tiles()).isEmpty())
      return Optional.empty();
    String what = lying.number().isEmpty() ? "what is printed" : "tile " + lying.number();
    String because = "no tile of the manifest may replace " + what + " in " + hex.label();
    return Optional.of(new Explanation("lay a tile", false, "track", because));
  }

  private Verdict verdict(Hypothesis hypothesis) {
    var ways = new LinkedHashMap<Result.Refused, List<String>>();
    var allowed = new ArrayList<String>();
    for (Action action : hypothesis.actions()) {
      forbids(action)
          .ifPresentOrElse(
              refused ->
                  ways.computeIfAbsent(refused, _ -> new ArrayList<>())
                      .add(Hypothesis.variantOf(action)),
              () -> allowed.add(Hypothesis.variantOf(action)));
    }
    if (ways.isEmpty()) return new Verdict(true, "", "");
    if (!allowed.isEmpty()) return new Verdict(true, "", String.join(", ", allowed));
    return refusal(ways);
  }

  /** Where rotations of a tile break different rules, all of them are listed. */
  private static Verdict refusal(Map<Result.Refused, List<String>> ways) {
    var rules = new LinkedHashSet<String>();
    ways.keySet().forEach(refused -> rules.add(refused.rule()));
    if (ways.size() == 1)
      return new Verdict(false, rules.iterator().next(), ways.keySet().iterator().next().reason());
    var told = new ArrayList<String>();
    ways.forEach((refused, which) -> told.add(String.join(", ", which) + ": " + refused.reason()));
    return new Verdict(false, String.join(", ", rules), String.join("; ", told));
  }

  private Optional<Result.Refused> forbids(Action action) {
    try {
      GameFlow.attempt(new StateTransaction(game.title(), game.state()), action);
      return Optional.empty();
    } catch (Refusal refusal) {
      Result.Refused refused = refusal.result(game.design().words());
      return Optional.of(refused.rule().equals(SEQUENCE) ? untimely(action, refused) : refused);
    }
  }

  /**
   * Play waits for another decision: says whether the action would be allowed at its own step of
   * this turn, or names its round.
   */
  private Result.Refused untimely(Action action, Result.Refused refused) {
    List<Step> steps = Turns.steps(game);
    for (int index = 0; index < steps.size(); index++) {
      if (!steps.get(index).actionTypes().contains(action.getClass())) continue;
      Step step = steps.get(index);
      String then =
          atStep(index, step, action)
              .map(even -> "; at " + NameCase.spaced(step.name()) + ": " + even)
              .orElse("; at " + NameCase.spaced(step.name()) + " it would be allowed");
      return new Result.Refused(SEQUENCE, refused.reason() + then);
    }
    List<String> rounds = rounds(action);
    String where =
        rounds.isEmpty()
            ? "; no round of this title allows it"
            : "; it is possible in the " + String.join(" or the ", rounds);
    return new Result.Refused(SEQUENCE, refused.reason() + where);
  }

  private Optional<String> atStep(int index, Step step, Action action) {
    var change = new StateTransaction(game.title(), game.state());
    Frame turn = game.state().top();
    change.replaceTop(turn.at(index));
    try {
      step.take(change, action);
      return Optional.empty();
    } catch (Refusal refusal) {
      return Optional.of(refusal.result(game.design().words()).reason());
    }
  }

  private List<String> rounds(Action action) {
    return game.design().rounds().entrySet().stream()
        .filter(
            round ->
                EngineServices.of(game.title()).steps(round.getKey()).stream()
                    .anyMatch(step -> step.actionTypes().contains(action.getClass())))
        .map(round -> name(round.getKey(), round.getValue()))
        .toList();
  }

  private static String name(String id, RoundSpec round) {
    return round.name().isEmpty() ? NameCase.spaced(id) : round.name();
  }
}
