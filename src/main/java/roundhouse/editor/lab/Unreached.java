package roundhouse.editor.lab;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import roundhouse.engine.Title;
import roundhouse.lab.batch.VariantFigures;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;
import roundhouse.words.UiWords;

/**
 * What of a title no game has used.
 *
 * @param laid their numbers
 * @param unbought types of trains that nobody bought new
 */
record Unreached(Title title, Set<String> laid, Set<MarketCell> spaces, List<String> unbought) {

  static Unreached of(Title title, VariantFigures figures) {
    Title played = title.forPlayers(figures.players());
    return new Unreached(
        played,
        figures.tiles(),
        new HashSet<>(figures.spaces()),
        played.design().trains().keySet().stream()
            .filter(type -> !figures.trains().containsKey(type))
            .toList());
  }

  /** Whether a tile is one that no game has laid. */
  boolean isUnlaid(String number) {
    return !laid.contains(number);
  }

  /** Whether no price token has stood on a space. */
  boolean isEmpty(MarketSpace space) {
    return !spaces.contains(space.cell());
  }

  /** The same in sentences. */
  List<String> says() {
    Set<String> tiles = title.tiles().keySet();
    List<String> unlaid = tiles.stream().filter(this::isUnlaid).toList();
    List<MarketSpace> all = title.market().spaces();
    long empty = all.stream().filter(this::isEmpty).count();
    return List.of(
        unlaid.isEmpty()
            ? UiWords.of("lab.all-tiles")
            : UiWords.of("lab.no-tiles", unlaid.size(), tiles.size(), String.join(", ", unlaid)),
        unbought.isEmpty()
            ? UiWords.of("lab.all-trains")
            : UiWords.of("lab.no-trains", String.join(", ", unbought)),
        empty == 0 ? UiWords.of("lab.all-spaces") : UiWords.of("lab.no-spaces", empty, all.size()));
  }
}
