package roundhouse.drafts;

import java.util.LinkedHashSet;
import java.util.Set;

/** One file of a draft, in the making: rows with comments, each key once. */
public final class DraftPart {
  private static final int LONGEST_COMMENT = 160;

  private final StringBuilder text = new StringBuilder();
  private final Set<String> keys = new LinkedHashSet<>();

  /** A line that begins a group of rows. */
  public DraftPart heading(String words) {
    if (!text.isEmpty()
        && text.charAt(text.length() - 1) == '\n'
        && !text.toString().endsWith("\n\n")
        && !text.toString().endsWith(":\n")) text.append('\n');
    return line(indent() + "# " + oneLine(words));
  }

  /** A row of this file. A key that is there already is left out. */
  public boolean row(String key, Object value) {
    return row(key, value, "");
  }

  /** A row with a comment behind it. */
  public boolean row(String key, Object value, String comment) {
    return rowOf(key, FlowText.text(key), value, comment);
  }

  /** A row whose key is written as it is, such as several hexes. */
  boolean rowOf(String key, String written, Object value, String comment) {
    if (!keys.add(section + key)) return false;
    line(indent() + written + ": " + FlowText.of(value) + remark(comment));
    return true;
  }

  private String section = "";

  /** Begins a key of this file whose rows follow below it. */
  public DraftPart section(String key) {
    section = "";
    if (keys.add(key)) line(FlowText.text(key) + ":");
    section = key + ".";
    return this;
  }

  /** Ends the rows of a section. */
  public DraftPart endSection() {
    section = "";
    return this;
  }

  /** A line as it is. */
  public DraftPart line(String line) {
    text.append(line).append('\n');
    return this;
  }

  boolean has(String key) {
    return keys.contains(key);
  }

  public boolean isEmpty() {
    return keys.isEmpty() && text.isEmpty();
  }

  String text() {
    return text.toString();
  }

  private String indent() {
    return section.isEmpty() ? "" : "  ";
  }

  private static String remark(String comment) {
    return comment.isBlank() ? "" : "    # " + oneLine(comment);
  }

  static String oneLine(String words) {
    String line = words.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
    return line.length() <= LONGEST_COMMENT ? line : line.substring(0, LONGEST_COMMENT - 1) + "…";
  }
}
