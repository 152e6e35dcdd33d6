package roundhouse.workshop.notes;

import roundhouse.board.HexId;
import roundhouse.edit.ValuePath;
import roundhouse.engine.explanation.Subject;
import roundhouse.words.UiWords;

/**
 * What a note is on.
 *
 * @param part "hexes", or the part of the design that has the row; "moments" of a game
 * @param name of the hex or row; of a moment, the number of actions before it, and after {@code @}
 *     a fingerprint of them
 */
public record NoteSubject(String part, String name) {
  private static final String HEXES = "hexes";
  static final String MOMENTS = "moments";
  private static final String FINGERPRINT = "@";

  public static NoteSubject of(HexId hex) {
    return new NoteSubject(HEXES, hex.text());
  }

  /**
   * The moment after a number of actions.
   *
   * @param fingerprint of these actions; "" for whichever they are
   */
  static NoteSubject moment(int actions, String fingerprint) {
    return new NoteSubject(
        MOMENTS, fingerprint.isEmpty() ? "" + actions : actions + FINGERPRINT + fingerprint);
  }

  /** A thing of the game. */
  public static NoteSubject of(Subject thing) {
    return switch (thing) {
      case Subject.HexSpace(HexId hex) -> of(hex);
      case Subject.Shares(String company) -> new NoteSubject("companies", company);
      case Subject.Trains(String type) -> new NoteSubject("trains", type);
      case Subject.Private(String id) -> new NoteSubject("privates", id);
    };
  }

  public boolean isHex() {
    return part.equals(HEXES);
  }

  /** Whether it belongs to a game, not to its design. */
  public boolean isMoment() {
    return part.equals(MOMENTS);
  }

  /** The number of actions before a moment; 0 if somebody wrote something else. */
  public int actions() {
    String count = name.split(FINGERPRINT, 2)[0];
    return count.matches("\\d{1,6}") ? Integer.parseInt(count) : 0;
  }

  /** The fingerprint of the actions before a moment; "" if it names none. */
  String fingerprint() {
    return name.contains(FINGERPRINT) ? name.split(FINGERPRINT, 2)[1] : "";
  }

  /** Where a file of notes has it. */
  ValuePath path() {
    return ValuePath.of(part, name);
  }

  /** Where the design has it. */
  public ValuePath inDesign() {
    return isHex() ? ValuePath.of("map", HEXES, name) : path();
  }

  /** As a heading: "Hex B4". */
  public String says() {
    return switch (part) {
      case HEXES -> UiWords.of("notes.hex", name);
      case MOMENTS -> UiWords.counted("notes.moment", actions());
      case "trains" -> UiWords.of("notes.train", name);
      case "companies" -> UiWords.of("notes.company", name);
      case "privates" -> UiWords.of("notes.private", name);
      case "phases" -> UiWords.of("notes.phase", name);
      default -> UiWords.of("notes.line", part, name);
    };
  }
}
