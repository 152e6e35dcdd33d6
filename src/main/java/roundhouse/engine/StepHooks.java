package roundhouse.engine;

import java.util.List;

/**
 * The hooks whose names a script or a design chooses: those of a question that an effect asks, and
 * those of a step written in JavaScript. For a step named {@code claim} a script exports {@code
 * claimDecider}, {@code claimChoices} and {@code claimTaken}.
 */
public final class StepHooks {
  /**
   * What the functions of a step receive.
   *
   * @param entity whose turn it is: a player, a company, or ""
   * @param answer the one that was chosen, "" before
   */
  public record Asked(String entity, String answer) {}

  /**
   * What the function receives that goes on after a question which an effect asked.
   *
   * @param data what the question was asked with
   */
  public record Answered(Object data, String answer) {}

  private StepHooks() {}

  /** All hooks of the step of that name. */
  public static List<Hook<?, ?>> of(String step) {
    return List.of(decider(step), choices(step), taken(step));
  }

  /** The question who decides at the step of that name. */
  public static Hook<Asked, String> decider(String step) {
    return Hook.question(
            step + "Decider",
            "Which player decides? '' when there is nothing to decide.",
            Asked.class,
            AnswerType.TEXT,
            (game, asked) -> "")
        .refusing(AnswerFaults::playerOrNobody);
  }

  /** The question what may be answered there. */
  public static Hook<Asked, List<String>> choices(String step) {
    return Hook.question(
        step + "Choices",
        "What may be answered?",
        Asked.class,
        AnswerType.NAMES,
        (game, asked) -> List.of());
  }

  /** The event that one of the answers was chosen. */
  public static Hook<Asked, List<Effect>> taken(String step) {
    return Hook.event(step + "Taken", "A choice was made.", Asked.class);
  }

  /** The event of a step by the name of its function. */
  static Hook<Asked, List<Effect>> takenNamed(String function) {
    return taken(function.substring(0, function.length() - "Taken".length()));
  }

  /** The function of that name that goes on after a question. */
  public static Hook<Answered, List<Effect>> answered(String function) {
    return Hook.event(
        function, "A player has answered the question that an effect asked.", Answered.class);
  }
}
