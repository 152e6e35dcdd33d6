package roundhouse.interop.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.RecordedDecision;
import roundhouse.interop.Recording;

/**
 * The moment at which a game differs from its recording, with what helps to find the reason.
 *
 * @param lately the recorded actions that led there, the last of them the one that differs
 * @param decided what decided here: the step at which play was, and the rule if it is known
 * @param expected whom the recording waits for; "" where it does not tell
 * @param passedFor decisions that only our game asked for and that were declined before
 * @param told what our engine logged about the last action
 */
public record DifferenceContext(
    List<String> lately,
    String decided,
    String expected,
    List<String> passedFor,
    List<String> told) {
  private static final int BEFORE = 3;
  private static final int LONGEST = 160;

  public DifferenceContext {
    lately = List.copyOf(lately);
    passedFor = List.copyOf(passedFor);
    told = List.copyOf(told);
  }

  /**
   * @param index of the action that differs; -1 when the game differs at its start
   */
  static DifferenceContext of(
      Recording recording,
      int index,
      String where,
      ReplayedGame.Attempt last,
      RecordedDecision waits,
      List<String> passedFor) {
    List<String> lately =
        recording.actions().subList(Math.max(0, index - BEFORE), index + 1).stream()
            .map(DifferenceContext::inShort)
            .toList();
    String decided =
        last.rule().isEmpty() ? where : "rule '%s' at %s".formatted(last.rule(), where);
    return new DifferenceContext(lately, decided, expected(waits), passedFor, last.told());
  }

  private static String expected(RecordedDecision waits) {
    if (waits.active().isEmpty()) return "";
    String step = waits.step().isEmpty() ? "" : ", step " + waits.step();
    return "the recording waits for " + String.join(" or ", waits.active()) + step;
  }

  /** An action in a line: its number, type and entity, and its other values. */
  private static String inShort(RecordedAction action) {
    var others = new ArrayList<String>();
    action
        .fields()
        .properties()
        .forEach(
            field -> {
              boolean said =
                  Stream.of("id", "original_id", "type", "entity", "entity_type", "auto")
                      .anyMatch(field.getKey()::equals);
              if (!said) others.add(field.getKey() + " " + field.getValue());
            });
    String line =
        "%s %s of %s: %s"
            .formatted(action.id(), action.type(), action.entity(), String.join(", ", others));
    return line.length() > LONGEST ? line.substring(0, LONGEST) + " …" : line;
  }
}
