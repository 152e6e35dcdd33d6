package roundhouse.drafts;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** A design in the making: its files, and notes about where they come from. */
public final class Draft {
  /** What a variant takes from the design that it extends. */
  private static final Set<String> OF_BASE = Set.of("market", "trains", "phases", "rounds");

  private static final String NOTHING_OF_BASE = "remove: all\n";
  private static final Pattern PART_OF_MAP = Pattern.compile("(?m)^(hexes|borders|groups):$");

  private final Map<String, DraftPart> parts = new LinkedHashMap<>();
  private final DraftNotes notes = new DraftNotes();
  private final SourceValues values = new SourceValues();
  private final String source;
  private final Set<String> scripts = new TreeSet<>();
  private String title = "";
  private Optional<String> base = Optional.empty();

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

  /** Uses the scripts of a folder that titles share. */
  public void uses(String folder) {
    scripts.add(folder);
  }

  public void called(String name) {
    title = name;
  }

  /** The title as the source writes it. */
  public String title() {
    return title;
  }

  /** What the source's title builds on, as the source calls it. */
  public void buildsOn(String name) {
    base = Optional.of(name);
  }

  /** What the source's title builds on, if it is among these designs. */
  public Optional<String> base(Collection<String> designs) {
    return base.map(Draft::plain)
        .flatMap(asked -> designs.stream().filter(name -> plain(name).equals(asked)).findFirst());
  }

  private static String plain(String name) {
    return name.replaceAll("[^A-Za-z0-9]", "").toLowerCase(Locale.ROOT);
  }

  /** The files of the design by name, {@code title.yaml} first, {@code draft.md} last. */
  public Map<String, String> files() {
    return files(Set.of());
  }

  /**
   * The files of a variant: board, tiles, companies and privates are the source's alone, and the
   * sequence of play, trains, phases and market those of the design that it extends.
   */
  public Map<String, String> filesExtending(String design) {
    Map<String, String> files = files(OF_BASE);
    files.replaceAll(
        (file, text) ->
            switch (file) {
              case "title.yaml" -> "extends: " + FlowText.of("../" + design) + "\n" + text;
              case "kinds.yaml", "companies.yaml", "privates.yaml", "tiles.yaml" ->
                  NOTHING_OF_BASE + text;
              case "map.yaml" -> PART_OF_MAP.matcher(text).replaceAll("$0\n  remove: all");
              default -> text;
            });
    return files;
  }

  /**
   * The files.
   *
   * @param without parts that are not written
   */
  private Map<String, String> files(Set<String> without) {
    writeScripts();
    writeMissing(without);
    var files = new LinkedHashMap<String, String>();
    files.put("title.yaml", text("title"));
    parts.forEach(
        (name, part) -> {
          if (!part.isEmpty() && !without.contains(name))
            files.putIfAbsent(name + ".yaml", text(name));
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

  private void writeScripts() {
    DraftPart page = part("title").endSection();
    if (scripts.isEmpty() || page.has("scripts")) return;
    page.line("").row("scripts", List.copyOf(scripts));
  }

  private void writeMissing(Set<String> without) {
    var missing = new LinkedHashMap<>(notes.missing());
    missing.keySet().removeIf(path -> without.contains(path.replaceFirst("\\..*", "")));
    DraftPart page = part("title").endSection();
    if (missing.isEmpty() || page.has("missing")) return;
    page.line("").line("# what play still lacks; remove a line when its rule is written");
    page.section("missing");
    missing.forEach(page::row);
    page.endSection();
  }
}
