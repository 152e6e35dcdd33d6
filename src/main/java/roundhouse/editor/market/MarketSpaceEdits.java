package roundhouse.editor.market;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import roundhouse.market.MarketCell;
import roundhouse.words.UiWords;

/** Edits the selected spaces of a market, and the rows and columns where they are. */
final class MarketSpaceEdits {
  private final MarketEdits edits;
  private final Supplier<Optional<EditedMarket>> chart;
  private final Supplier<MarketSelection> selection;

  MarketSpaceEdits(
      MarketEdits edits,
      Supplier<Optional<EditedMarket>> chart,
      Supplier<MarketSelection> selection) {
    this.edits = edits;
    this.chart = chart;
    this.selection = selection;
  }

  /** The texts of the selected spaces. */
  List<PriceWord> words() {
    return chart.get().stream()
        .flatMap(shown -> selection.get().cells().stream().filter(shown::has).map(shown::word))
        .toList();
  }

  /** Writes a price, with or without letters of zones; returns what is wrong with it. */
  Optional<String> write(String text) {
    Optional<PriceWord> word = PriceWord.read(text);
    if (word.isEmpty()) return Optional.of(UiWords.of("chart.no-price", text));
    Optional<String> unknown = unknownZone(word.get());
    if (unknown.isPresent()) return unknown;
    MarketCell cell = selection.get().lead();
    edits.prices("", sheet -> sheet.write(cell, keepingZones(word.get(), sheet.word(cell))));
    return Optional.empty();
  }

  private Optional<String> unknownZone(PriceWord word) {
    Set<String> letters = chart.get().map(shown -> shown.spec().zones().keySet()).orElse(Set.of());
    return word.letters()
        .chars()
        .mapToObj(Character::toString)
        .filter(letter -> !letters.contains(letter))
        .findFirst()
        .map(
            unknown ->
                UiWords.of(
                    "chart.no-zone",
                    unknown,
                    letters.stream().sorted().collect(Collectors.joining(", "))));
  }

  /** A price without letters leaves the zones of the space as they are. */
  private static PriceWord keepingZones(PriceWord written, Optional<PriceWord> before) {
    return written.letters().isEmpty()
        ? before.map(word -> word.of(written.price())).orElse(written)
        : written;
  }

  /** Adds the selected spaces to a zone; if all are in it, removes them. */
  void toggleZone(String letter) {
    if (chart.get().filter(shown -> shown.spec().zones().containsKey(letter)).isEmpty()) return;
    boolean out = words().stream().allMatch(word -> word.in(letter));
    each(word -> out ? word.without(letter) : word.with(letter));
  }

  private void each(UnaryOperator<PriceWord> change) {
    Set<MarketCell> cells = selection.get().cells();
    edits.prices(
        "",
        sheet -> {
          PriceSheet changed = sheet;
          for (MarketCell cell : cells) {
            Optional<PriceWord> word = changed.word(cell);
            if (word.isPresent()) changed = changed.write(cell, change.apply(word.get()));
          }
          return changed;
        });
  }

  void clear() {
    List<MarketCell> cells = List.copyOf(selection.get().cells()).reversed();
    edits.prices(
        "",
        sheet -> {
          PriceSheet changed = sheet;
          for (MarketCell cell : cells) changed = changed.clear(cell);
          return changed;
        });
  }

  void addColumn() {
    edits.prices("", sheet -> sheet.addColumn(selection.get().lead()));
  }

  void removeColumn() {
    edits.prices("", sheet -> sheet.removeColumn(selection.get().lead()));
  }

  void addRow() {
    edits.prices("", sheet -> sheet.addRow(selection.get().lead()));
  }

  void removeRow() {
    edits.prices("", sheet -> sheet.removeRow(selection.get().lead()));
  }

  void shape(String shape) {
    edits.word(shape, "shape");
  }
}
