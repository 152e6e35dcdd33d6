package roundhouse.interop.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.Recording;

/**
 * The moment at which a game differs from its recording, with what helps to find the reason.
 *
 * @param lately the recorded actions that led there, the last of them the one that differs
 * @param decided what decided here: the step at which play was, and the rule if it is known
 * @param told what our engine logged about the last action
 */
public record DifferenceContext(List<String> lately, String decided, List<String> told) {
  private static final int BEFORE = 3;
  private static final int LONGEST = 160;

  public DifferenceContext {
    lately = List.copyOf(lately);
    told = List.copyOf(told);
  }

  /**
   * @param index of the action that differs; -1 when the game differs at its start
   */
  static DifferenceContext of(
      Recording recording, int index, String where, ReplayedGame.Attempt last) {
    List<String> lately =
        recording.actions().subList(Math.max(0, index - BEFORE), index + 1).stream()
            .map(DifferenceContext::inShort)
            .toList();
    String decided =
        last.rule().isEmpty() ? where : "rule '%s' at %s".formatted(last.rule(), where);
    return new DifferenceContext(lately, decided, last.told());
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
