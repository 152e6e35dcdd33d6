package roundhouse.drafts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The share prices of a draft, as printed. */
public final class MarketDraft {
  private static final Set<String> STARTS = Set.of("par", "refloat");

  private final Draft draft;
  private final List<List<String>> rows = new ArrayList<>();
  private final Map<String, List<String>> zones = new LinkedHashMap<>();
  private final Map<String, Object> moves = new LinkedHashMap<>();

  public MarketDraft(Draft draft) {
    this.draft = draft;
  }

  /** A row of prices from the top; "" is a gap. */
  public void row(List<String> cells) {
    var row = new ArrayList<>(cells);
    while (!row.isEmpty() && row.getLast().isEmpty()) row.removeLast();
    if (!row.isEmpty()) rows.add(row);
  }

  public boolean isRow() {
    return rows.size() == 1;
  }

  public boolean isEmpty() {
    return rows.isEmpty();
  }

  /** What a letter behind a price means. */
  public void zone(String letter, List<String> meanings) {
    zones.putIfAbsent(letter, meanings);
  }

  /** How an event moves a price. */
  public void move(String event, Object move) {
    moves.put(event, move);
  }

  /** Writes the file. */
  public void write() {
    repairEmpty();
    DraftPart part = draft.part("market");
    writeTo(part, "");
    draft.notes().taken("the market: " + rows.stream().mapToInt(List::size).sum() + " spaces");
  }

  /** Writes it below a key, as an option does. */
  public void writeTo(DraftPart part, String indent) {
    if (isRow()) part.line(indent + "shape: row");
    else if (!indent.isEmpty()) part.line(indent + "shape: grid");
    part.line(indent + "prices: |");
    rows.replaceAll(row -> row.stream().map(this::withoutParWhereClosed).toList());
    int[] widths = widths();
    for (List<String> row : rows) part.line(indent + "  " + written(row, widths));
    dropUnused();
    if (!zones.isEmpty()) part.line(indent + "zones: " + writtenZones());
    if (!moves.isEmpty()) part.line(indent + "moves: " + FlowText.of(moves));
  }

  private String writtenZones() {
    return zones.entrySet().stream()
        .map(
            zone ->
                zone.getKey()
                    + ": "
                    + (zone.getValue().size() == 1
                        ? zone.getValue().getFirst()
                        : "[" + String.join(", ", zone.getValue()) + "]"))
        .collect(Collectors.joining(", ", "{ ", " }"));
  }

  private void repairEmpty() {
    if (!rows.isEmpty()) return;
    rows.add(
        List.of(
            "50p", "55p", "60p", "65p", "70p", "80p", "90p", "100p", "110", "125", "140", "160",
            "180", "200", "225", "250", "275", "300"));
    zones.put("p", List.of("par"));
    draft
        .notes()
        .guessed(
            "market",
            "the market: the source has none that can be read, so the draft has a sample row");
    draft.notes().missing("market", "the source has no market that can be read");
  }

  /** No company starts where companies close, or for nothing. */
  private String withoutParWhereClosed(String cell) {
    if (!meanings(cell).contains("closes") && !cell.matches("0+\\D*")) return cell;
    var kept = new StringBuilder();
    for (String letter : cell.split(""))
      if (meanings(letter).stream().noneMatch(STARTS::contains)) kept.append(letter);
      else
        draft
            .notes()
            .left("the letter '" + letter + "' at the price " + cell + ": nobody starts there");
    return kept.toString();
  }

  private Set<String> meanings(String letters) {
    return Stream.of(letters.split(""))
        .flatMap(letter -> zones.getOrDefault(letter, List.of()).stream())
        .collect(Collectors.toSet());
  }

  private void dropUnused() {
    Set<String> used = new LinkedHashSet<>();
    rows.forEach(
        row ->
            row.forEach(
                cell ->
                    cell.chars()
                        .filter(Character::isLetter)
                        .forEach(letter -> used.add(Character.toString(letter)))));
    zones.keySet().retainAll(used);
  }

  private int[] widths() {
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    var widths = new int[columns];
    for (List<String> row : rows)
      for (int column = 0; column < row.size(); column++)
        widths[column] = Math.max(widths[column], Math.max(1, row.get(column).length()));
    return widths;
  }

  private static String written(List<String> row, int[] widths) {
    var line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      String cell = row.get(column).isEmpty() ? "." : row.get(column);
      line.append(cell).append(" ".repeat(widths[column] - cell.length() + 1));
    }
    return line.toString().stripTrailing();
  }
}
