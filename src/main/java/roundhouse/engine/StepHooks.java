package roundhouse.engine;

import java.util.List;
import java.util.function.Function;

/**
 * The hooks that a script or a design names: for a question asked by an effect, and for a step
 * written in JavaScript. For a step named {@code claim}, a script exports {@code claimDecider},
 * {@code claimChoices} and {@code claimTaken}, and may export {@code claimQuestion}, {@code
 * claimLabel}, {@code claimReason} and {@code claimWorth}.
 */
public final class StepHooks {
  /**
   * The arguments of the functions of a step.
   *
   * @param entity whose turn it is: a player, a company, or ""
   * @param answer that was chosen, "" before
   * @param amount that was chosen from a range, 0 without one
   */
  public record Asked(String entity, String answer, int amount) {}

  /**
   * The arguments of the function that continues after an effect, and of those that say more of its
   * answers.
   *
   * @param data passed with the effect
   * @param answer that was chosen, "" without a question
   * @param amount that was chosen from a range, 0 without one
   */
  public record Answered(Object data, String answer, int amount) {}

  private StepHooks() {}

  /** The hooks that a step with this name needs. */
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
  public static Hook<Asked, List<PossibleAnswer>> choices(String step) {
    return Hook.question(
            step + "Choices",
            "What are the possible answers?",
            Asked.class,
            PossibleAnswer.LIST,
            (game, asked) -> List.<PossibleAnswer>of())
        .refusing(AnswerFaults::plain);
  }

  /** Tells that an answer was chosen. */
  public static Hook<Asked, List<Effect>> taken(String step) {
    return Hook.event(step + "Taken", "A choice was made.", Asked.class);
  }

  /** The hooks that a step with this name may have as well. */
  public static List<Hook<?, ?>> more(String step) {
    return List.of(question(step), label(step), hexes(step), reason(step), worth(step));
  }

  /** Asks for the question that players read. */
  public static Hook<Asked, String> question(String step) {
    return Hook.question(
        step + "Question",
        "What is the player asked? The name of the step without this function.",
        Asked.class,
        AnswerType.TEXT,
        (game, asked) -> NameCase.spaced(NameCase.kebab(step)));
  }

  /**
   * Asks what players read for an answer. Games store the answer itself, so its label may change.
   */
  public static Hook<Asked, String> label(String step) {
    return label(
        step,
        Asked.class,
        asked -> asked.answer().isEmpty() ? NameCase.spaced(NameCase.kebab(step)) : asked.answer());
  }

  private static <A extends Record> Hook<A, String> label(
      String name, Class<A> asked, Function<A, String> answer) {
    return Hook.question(
        name + "Label",
        "What do players read for this answer? The answer itself without this function.",
        asked,
        AnswerType.TEXT,
        (_, of) -> answer.apply(of));
  }

  /** Asks which hexes an answer concerns. */
  public static Hook<Asked, List<String>> hexes(String step) {
    return hexes(step, Asked.class);
  }

  private static <A extends Record> Hook<A, List<String>> hexes(String name, Class<A> asked) {
    return Hook.question(
            name + "Hexes",
            "Which hexes does this answer concern? The board frames them.",
            asked,
            AnswerType.NAMES,
            (_, _) -> List.<String>of())
        .refusing(AnswerFaults::hexes);
  }

  /** Asks why the step, or one of its answers, is not offered. */
  public static Hook<Asked, String> reason(String step) {
    return Hook.question(
        step + "Reason",
        "Why is the step, or this answer, not offered now? '' for no particular reason.",
        Asked.class,
        AnswerType.TEXT,
        (game, asked) -> "");
  }

  /** Asks what an answer is worth to the player, in money, for bots. */
  public static Hook<Asked, Integer> worth(String step) {
    return worth(step, Asked.class);
  }

  private static <A extends Record> Hook<A, Integer> worth(String name, Class<A> asked) {
    return Hook.question(
        name + "Worth",
        "What is this answer worth to the player who decides, in money? Bots take the best.",
        asked,
        AnswerType.whole(-1_000_000, 1_000_000),
        (_, _) -> 0);
  }

  /** The event of a step, by the name of its function. */
  static Hook<Asked, List<Effect>> takenNamed(String function) {
    return taken(function.substring(0, function.length() - "Taken".length()));
  }

  /** The function of this name that continues after an effect: a question, or another function. */
  public static Hook<Answered, List<Effect>> answered(String function) {
    return Hook.event(
        function,
        "A player has answered a question asked by an effect, or the effect 'then' goes on.",
        Answered.class);
  }

  /** The hooks that a question of an effect may have, by the function that continues. */
  public static List<Hook<?, ?>> ofQuestion(String function) {
    return List.of(answerLabel(function), answerHexes(function), answerWorth(function));
  }

  static Hook<Answered, String> answerLabel(String function) {
    return label(
        function,
        Answered.class,
        answered -> answered.answer().isEmpty() ? "amount" : answered.answer());
  }

  static Hook<Answered, List<String>> answerHexes(String function) {
    return hexes(function, Answered.class);
  }

  static Hook<Answered, Integer> answerWorth(String function) {
    return worth(function, Answered.class);
  }
}
