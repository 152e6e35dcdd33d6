package roundhouse.editor.market;

import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import roundhouse.design.reference.FormatDescription;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;
import roundhouse.editor.scrub.NumberScale;
import roundhouse.editor.scrub.ScrubbedNumber;
import roundhouse.editor.tables.TypedValue;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;
import roundhouse.market.Zone;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.PartEdits;
import roundhouse.workshop.documents.ValueLocation;

/**
 * Writes edits of a market to the design's own file; what a variant inherits becomes its own with
 * the first edit.
 */
final class MarketEdits {
  private static final ValuePath MARKET = ValuePath.of("market");
  private static final String PRICES = "prices";
  private static final String ZONES = "zones";
  private static final int WORDS_A_LINE = 16;

  private final PartEdits edits;
  private Optional<EditedMarket> chart = Optional.empty();

  MarketEdits(OpenDocuments documents) {
    edits = new PartEdits(documents, "market", PRICES);
  }

  /** Sets the market to edit. */
  void setDesign(Path design, Optional<EditedMarket> shown) {
    edits.setDesign(design);
    chart = shown;
  }

  /**
   * Changes prices.
   *
   * @param gesture see {@link PartEdits#edit}
   */
  void prices(Object gesture, UnaryOperator<PriceSheet> change) {
    chart.ifPresent(
        shown ->
            edits.edit(
                gesture, ValuePath.of(PRICES), (yaml, path) -> prices(yaml, path, shown, change)));
  }

  /** The price of a space, which may be changed by a gesture. */
  Optional<ScrubbedNumber> number(MarketCell cell, Rectangle about) {
    Optional<ValueLocation> spot = edits.location(ValuePath.of(PRICES));
    if (spot.isEmpty() || chart.filter(shown -> shown.has(cell)).isEmpty()) return Optional.empty();
    EditedMarket shown = chart.get();
    PriceWord word = shown.word(cell);
    ValuePath path = spot.get().path();
    return Optional.of(
        ScrubbedNumber.of(
            new ValueLocation(spot.get().file(), path.child(cell.row()).child(cell.column())),
            word.price(),
            NumberScale.of(shown.market().spaces().stream().map(MarketSpace::price).toList()),
            about,
            (yaml, price) ->
                prices(yaml, path, shown, sheet -> sheet.write(cell, word.of(price)))));
  }

  /**
   * The file with changed prices; inherited prices are copied into it if it has none of its own.
   */
  static YamlText prices(
      YamlText yaml, ValuePath path, EditedMarket shown, UnaryOperator<PriceSheet> change) {
    Optional<List<String>> block = yaml.lines(path);
    List<String> lines =
        block
            .or(() -> yaml.word(path).map(text -> text.lines().toList()))
            .orElseGet(() -> inherited(shown));
    List<String> changed = change.apply(new PriceSheet(shown.grid(), lines)).lines();
    if (changed.equals(lines)) return yaml;
    if (block.isPresent()) return yaml.setLines(path, changed);
    String text = String.join("\n", changed);
    return yaml.set(path, YamlValue.text(changed.size() > 1 ? text + "\n" : text));
  }

  /** The inherited prices; how a row was split into lines is no longer known. */
  private static List<String> inherited(EditedMarket shown) {
    List<String> lines = shown.spec().prices().strip().lines().map(String::strip).toList();
    if (shown.grid()) return lines;
    List<String> words =
        lines.stream().flatMap(line -> List.of(line.split("\\s+")).stream()).toList();
    var wrapped = new ArrayList<String>();
    for (int at = 0; at < words.size(); at += WORDS_A_LINE)
      wrapped.add(String.join(" ", words.subList(at, Math.min(words.size(), at + WORDS_A_LINE))));
    return wrapped;
  }

  /** Sets what an event does, or another word of the market; "" removes it. */
  void word(String text, String... path) {
    ValuePath value = ValuePath.of(path);
    edits.edit(
        "",
        value,
        (yaml, spot) ->
            text.isEmpty()
                ? without(yaml, spot)
                : yaml.set(
                    spot,
                    TypedValue.value(
                        text, yaml.at(spot), FormatDescription.at(value.under(MARKET).names()))));
  }

  private static YamlText without(YamlText yaml, ValuePath path) {
    return yaml.at(path).isEmpty() ? yaml : yaml.remove(path);
  }

  /** Sets the meaning of a letter after a price. */
  void zone(String letter, List<Zone> means) {
    List<YamlValue> words =
        means.stream()
            .map(zone -> YamlValue.text(zone.name().toLowerCase(Locale.ROOT).replace('_', '-')))
            .toList();
    edits.edit(
        "",
        ValuePath.of(ZONES, letter),
        (yaml, path) ->
            yaml.set(path, words.size() == 1 ? words.getFirst() : new YamlValue.Items(words)));
  }

  /**
   * Removes a letter, from the prices too. One edit, since prices and zones may be in one file
   * only.
   */
  void removeZone(String letter) {
    if (chart.isEmpty()) return;
    EditedMarket shown = chart.get();
    edits.edit(
        "",
        ValuePath.ROOT,
        (yaml, path) -> {
          YamlText bare =
              prices(yaml, path.child(PRICES), shown, sheet -> without(sheet, shown, letter));
          ValuePath own = path.child(ZONES).child(letter);
          return bare.at(own).isPresent() ? bare.remove(own) : bare;
        });
  }

  private static PriceSheet without(PriceSheet sheet, EditedMarket shown, String letter) {
    PriceSheet bare = sheet;
    for (var space : shown.market().spaces()) {
      Optional<PriceWord> word = bare.word(space.cell());
      if (word.isPresent() && word.get().in(letter))
        bare = bare.write(space.cell(), word.get().without(letter));
    }
    return bare;
  }

  void undo() {
    edits.undo();
  }

  void redo() {
    edits.redo();
  }
}
