package roundhouse.turn;

import java.util.List;
import java.util.Objects;
import roundhouse.turn.runs.RunGesture;

/**
 * What somebody has planned in their turn and not played, as a message may hold it. Parts that it
 * leaves out are empty.
 *
 * @param lines choices that are to be played one after the other before the last one
 * @param runs touches that draw runs, beginning with the best ones
 * @param partners companies that are to merge, in the order in which they are asked
 * @param form the company that they are to form; "" for the first that they can
 */
public record TurnDraft(
    List<Pick> lines, List<RunGesture> runs, List<String> partners, String form) {
  /** Nothing is planned. */
  public static final TurnDraft NONE = new TurnDraft(List.of(), List.of(), List.of(), "");

  /**
   * A choice that is picked.
   *
   * @param offer its id on the page
   * @param amount within its range; ignored where it has none
   */
  public record Pick(String offer, int amount) {
    /** Nothing is picked: what is planned is all. */
    public static final Pick NOTHING = new Pick("", 0);

    /** A message may leave the id out. */
    public Pick {
      offer = Objects.requireNonNullElse(offer, "");
    }
  }

  /** What a message leaves out is empty. */
  public TurnDraft {
    lines = lines == null ? List.of() : List.copyOf(lines);
    runs = runs == null ? List.of() : List.copyOf(runs);
    partners = partners == null ? List.of() : List.copyOf(partners);
    form = Objects.requireNonNullElse(form, "");
  }
}
