package roundhouse.drafts;

import java.util.LinkedHashMap;
import java.util.Map;

/** A design in the making: its files, and notes about where they come from. */
public final class Draft {
  private final Map<String, DraftPart> parts = new LinkedHashMap<>();
  private final DraftNotes notes = new DraftNotes();
  private final SourceValues values = new SourceValues();
  private final String source;
  private String title = "";

  /**
   * A draft without content.
   *
   * @param source what it is made from, in words
   */
  public Draft(String source) {
    this.source = source;
  }

  /** The part that is written to the file of that name: {@code map} to {@code map.yaml}. */
  public DraftPart part(String name) {
    return parts.computeIfAbsent(name, _ -> new DraftPart());
  }

  public DraftNotes notes() {
    return notes;
  }

  /** The values that it is made from. */
  public SourceValues source() {
    return values;
  }

  public void called(String name) {
    title = name;
  }

  /** The title as the source writes it. */
  public String title() {
    return title;
  }

  /** The files of the design by name, {@code title.yaml} first, {@code draft.md} last. */
  public Map<String, String> files() {
    writeMissing();
    var files = new LinkedHashMap<String, String>();
    files.put("title.yaml", text("title"));
    parts.forEach(
        (name, part) -> {
          if (!part.isEmpty()) files.putIfAbsent(name + ".yaml", text(name));
        });
    files.put("draft.md", notes.page(title, source, values.unread()));
    return files;
  }

  private String text(String name) {
    var text = new StringBuilder();
    for (String guess : notes.guesses(name))
      text.append("# guess: ").append(DraftPart.oneLine(guess)).append('\n');
    return text.append(part(name).text()).toString();
  }

  private void writeMissing() {
    DraftPart page = part("title").endSection();
    if (notes.missing().isEmpty() || page.has("missing")) return;
    page.line("").line("# what play still lacks; remove a line when its rule is written");
    page.section("missing");
    notes.missing().forEach(page::row);
    page.endSection();
  }
}
