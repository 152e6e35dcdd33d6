package roundhouse.workshop.history;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.arrangement.Arrangement;
import roundhouse.engine.play.Engine;
import roundhouse.lab.invariants.Invariants;
import roundhouse.lab.invariants.SimulationOutcome.InvariantBroken;
import roundhouse.lab.invariants.StateTransition;
import roundhouse.words.UiWords;

/**
 * What may be set by hand while a game is played, where whoever plays has made a mistake or the
 * rules have. It is an action like any other.
 */
public final class Corrections {
  /** What takes pieces out of the game, as its words say, or begins another turn. */
  private static final Set<Arrangement> NAMED =
      EnumSet.of(Arrangement.NO_TRAIN, Arrangement.PHASE, Arrangement.TURN);

  private Corrections() {}

  /**
   * Something that can be set.
   *
   * @param what its name in actions
   * @param says what it does
   */
  public record Offer(String what, String says, List<Part> parts) {}

  /**
   * A value that is to be given.
   *
   * @param number whether other numbers than those that fit are allowed
   * @param fits what the game has
   */
  public record Part(String name, boolean number, List<String> fits) {}

  public static List<Offer> offered(GameHistory game) {
    return Arrays.stream(Arrangement.values()).map(what -> offer(game, what)).toList();
  }

  private static Offer offer(GameHistory game, Arrangement what) {
    Map<String, List<String>> fits = ArrangementInputs.of(game, what);
    return new Offer(
        what.word(),
        what.says(),
        what.needs().entrySet().stream()
            .map(
                need ->
                    new Part(
                        need.getKey(),
                        need.getValue() == Arrangement.Kind.NUMBER,
                        fits.get(need.getKey())))
            .toList());
  }

  /** Why something is not set; empty if it may be. */
  public static Optional<String> refusal(GameHistory game, Action.Arrange action) {
    return switch (Engine.apply(game.title(), game.state(), action)) {
      case Result.Refused refused -> Optional.of(refused.reason());
      case Result.Failed failed -> Optional.of(failed.failure().says());
      case Result.Applied applied ->
          isNamed(action)
              ? Optional.empty()
              : Invariants.broken(
                      new StateTransition(
                          game.title(), game.state(), action, applied.state(), applied.events()))
                  .map(Corrections::says);
    };
  }

  private static boolean isNamed(Action.Arrange action) {
    return NAMED.stream().anyMatch(each -> each.word().equals(action.what()));
  }

  private static String says(Object broken) {
    return broken instanceof InvariantBroken(String law, String fault)
        ? UiWords.of("correct.broken", law, fault)
        : broken.toString();
  }
}
