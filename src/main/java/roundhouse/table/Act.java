package roundhouse.table;

import java.util.Objects;
import roundhouse.turn.TurnDraft;

/**
 * What a guest wants to do: never an action, only what was offered.
 *
 * @param head where they saw the game stand
 * @param request made once for each act, so that what is sent twice happens once
 * @param draft what they have planned before it
 * @param pick what they were offered there
 */
public record Act(String head, String request, TurnDraft draft, TurnDraft.Pick pick) {
  /** What a message leaves out is empty. */
  public Act {
    head = Objects.requireNonNullElse(head, "");
    request = Objects.requireNonNullElse(request, "");
    draft = Objects.requireNonNullElse(draft, TurnDraft.NONE);
    pick = Objects.requireNonNullElse(pick, TurnDraft.Pick.NOTHING);
  }

  /** What a guest is told. */
  public sealed interface Answer {
    /** Played, and kept on disk. */
    record Done(String head) implements Answer {}

    /** What was asked for, which has changed nothing. */
    record Told(Object what) implements Answer {}

    /** The rules forbid it, or the table does. */
    record Refused(String reason) implements Answer {}

    /** The game no longer stands where they saw it. */
    record Moved(String head) implements Answer {}
  }
}
