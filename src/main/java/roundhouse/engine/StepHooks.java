package roundhouse.engine;

import java.util.List;

/**
 * The hooks that a script or a design names: for a question asked by an effect, and for a step
 * written in JavaScript. For a step named {@code claim}, a script exports {@code claimDecider},
 * {@code claimChoices} and {@code claimTaken}.
 */
public final class StepHooks {
  /**
   * The arguments of the functions of a step.
   *
   * @param entity whose turn it is: a player, a company, or ""
   * @param answer that was chosen, "" before
   */
  public record Asked(String entity, String answer) {}

  /**
   * The arguments of the function that continues after an effect's question.
   *
   * @param data passed with the question
   */
  public record Answered(Object data, String answer) {}

  private StepHooks() {}

  /** All hooks of the step with this name. */
  public static List<Hook<?, ?>> of(String step) {
    return List.of(decider(step), choices(step), taken(step));
  }

  /** Asks who decides at the step. */
  public static Hook<Asked, String> decider(String step) {
    return Hook.question(
            step + "Decider",
            "Which player decides? '' if there is nothing to decide.",
            Asked.class,
            AnswerType.TEXT,
            (game, asked) -> "")
        .refusing(AnswerFaults::playerOrNobody);
  }

  /** Asks for the possible answers. */
  public static Hook<Asked, List<String>> choices(String step) {
    return Hook.question(
        step + "Choices",
        "What are the possible answers?",
        Asked.class,
        AnswerType.NAMES,
        (game, asked) -> List.of());
  }

  /** Tells that an answer was chosen. */
  public static Hook<Asked, List<Effect>> taken(String step) {
    return Hook.event(step + "Taken", "A choice was made.", Asked.class);
  }

  /** The event of a step, by the name of its function. */
  static Hook<Asked, List<Effect>> takenNamed(String function) {
    return taken(function.substring(0, function.length() - "Taken".length()));
  }

  /** The function of this name that continues after a question. */
  public static Hook<Answered, List<Effect>> answered(String function) {
    return Hook.event(
        function, "A player has answered a question asked by an effect.", Answered.class);
  }
}
