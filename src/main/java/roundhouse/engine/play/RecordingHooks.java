package roundhouse.engine.play;

import java.util.List;
import java.util.Map;
import roundhouse.design.problem.SpellingHint;
import roundhouse.engine.ActionNames;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Hook;

/**
 * Where scripts say what recorded games of other programs mean, so that a title whose steps are its
 * own can be judged by them.
 */
public final class RecordingHooks {
  /** Stands in an answer for the actions that the recorded one would mean without a script. */
  public static final String USUAL = "usual";

  /**
   * A recorded action that is to be taken now.
   *
   * @param action as recorded, with the names of the other program
   * @param next the recorded action after it; empty at the end
   * @param step that our game waits at, or the question that a script asks; "" after its end
   * @param entity that decides there
   */
  public record Recorded(Object action, Object next, String step, String entity) {}

  /**
   * A decision of ours for which the recording has no action.
   *
   * @param next the recorded action that comes next; empty at the end
   */
  public record Unrecorded(Object next, String step, String entity) {}

  private static final String ACTION = "{ type: string, by?: string, [key: string]: any }";

  public static final Hook<Recorded, List<Object>> RECORDED =
      Hook.question(
              "recorded",
              "What does an action of a recorded game mean here? Actions of ours in order, as saved"
                  + " games write them (`{ type: \"choose\", question: \"borrow\", answer: \"2\""
                  + " }`; `by` is whoever acts in the recording, unless it is given), and \"usual\""
                  + " for what it would mean without a script. An action that places or removes a"
                  + " marker also has its `hex` and, as `index`, the number of its city there from"
                  + " 0.",
              Recorded.class,
              new AnswerType<List<Object>>(
                  "(\"usual\" | " + ACTION + ")[]",
                  answer -> AnswerType.list(answer, RecordingHooks::actionOrUsual),
                  actions -> actions),
              (game, asked) -> List.<Object>of(USUAL))
          .standardSays("[\"usual\"]");

  public static final Hook<Unrecorded, List<Object>> UNRECORDED =
      Hook.question(
              "unrecorded",
              "What is done at a decision of ours that a recorded game does not know? Actions as in"
                  + " `recorded`; where the rules refuse one, the decision is declined.",
              Unrecorded.class,
              new AnswerType<List<Object>>(
                  ACTION + "[]",
                  answer -> AnswerType.list(answer, RecordingHooks::action),
                  actions -> actions),
              (game, asked) -> List.of())
          .standardSays("none: it is declined");

  private RecordingHooks() {}

  private static Object actionOrUsual(Object answer) {
    return USUAL.equals(answer) ? answer : action(answer);
  }

  private static Object action(Object answer) {
    if (!(answer instanceof Map<?, ?> action) || !(action.get("type") instanceof String type))
      throw new IllegalArgumentException(
          "answer a list of actions, each with its type: { type: \"choose\", … }");
    if (!ActionNames.all().contains(type))
      throw new IllegalArgumentException(
          "there is no action of type '%s': %s"
              .formatted(type, SpellingHint.fix(type, ActionNames.all())));
    return answer;
  }
}
