package roundhouse.engine.events;

import static roundhouse.engine.events.EventKind.ACTION;

import java.util.List;

/** Turns without a change of ownership: passes, answers, positions set by hand. */
public sealed interface TurnEvent extends Event {
  /** A turn without an action. */
  @Logged(as = ACTION, says = "{party} passes")
  record Passed(String party) implements TurnEvent {}

  /** A question interrupted the turn. */
  @Logged(as = ACTION, says = "{party} {reply}")
  record QuestionAnswered(String party, String question, String answer) implements TurnEvent {
    /** Offers of the rules are in the line before; a script's question is a sentence. */
    String reply() {
      String told = "answers " + question + ": " + answer;
      if (!question.matches("[a-z-]+")) return told;
      return switch (answer) {
        case "agree" -> "agrees";
        case "decline" -> "declines";
        default -> told;
      };
    }
  }

  /** A step of a script was answered. */
  @Logged(as = ACTION, says = "{party}: {label}")
  record StepAnswered(String party, String step, String answer, String label)
      implements TurnEvent {}

  /** A position was changed by hand. */
  @Logged(as = ACTION, says = "Set by hand: {change}")
  record SetByHand(String what, List<String> with) implements TurnEvent {
    String change() {
      return what.replace('-', ' ') + " " + String.join(" ", with);
    }
  }
}
