package roundhouse.editor.play;

import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import roundhouse.board.HexId;
import roundhouse.turn.choices.ActionPlace;
import roundhouse.turn.choices.ChoiceRow;

/**
 * What a click or Enter on a hex picks. The first tile for the hex is taken in hand; another click
 * turns it. In a city, the marker or token of the city that was clicked is picked.
 */
final class HexPicker {
  private final ChoiceSelection pick;

  HexPicker(ChoiceSelection pick) {
    this.pick = pick;
  }

  /** The hex on which the tile in hand lies. */
  Optional<HexId> inHand() {
    return pick.choice()
        .flatMap(choice -> ActionPlace.tileOf(choice.action()))
        .map(ActionPlace.LaidTile::hex);
  }

  /** Puts the tile in hand back. */
  void putBack() {
    if (inHand().isPresent()) pick.clear();
  }

  /**
   * Handles a click on a hex.
   *
   * @param twice whether it was a double click, which places the marker
   */
  void click(HexStops stops, Point2D point, boolean twice) {
    HexId hex = stops.hex().id();
    List<ChoiceRow> here = rowsOn(hex);
    if (here.isEmpty()) {
      putBack();
    } else if (inHand().filter(hex::equals).isPresent()) {
      pick.turn(1);
    } else if (isInCity(here.getFirst())) {
      pick.select(stops.rowAt(point, here));
      if (twice) pick.play();
    } else {
      offer(hex);
    }
  }

  /** Turns the tile in hand if the wheel turns over it; returns whether it does. */
  boolean wheel(Optional<HexId> over, int steps) {
    boolean onTile = inHand().isPresent() && over.equals(inHand());
    if (onTile) pick.turn(steps);
    return onTile;
  }

  /**
   * Shows the choices for a hex in the card and picks the first: a tile is taken in hand. Where a
   * marker or token has several cities, the next one is picked.
   */
  void offer(HexId hex) {
    List<ChoiceRow> here = rowsOn(hex);
    if (here.isEmpty()) return;
    int next = pick.row().map(here::indexOf).orElse(-1) + 1;
    pick.show(hex);
    pick.select(isInCity(here.getFirst()) ? here.get(next % here.size()) : here.getFirst());
  }

  /** Either the tiles for a hex or the choices among its cities: those of the kind in hand. */
  private List<ChoiceRow> rowsOn(HexId hex) {
    List<ChoiceRow> all = pick.rowsOn(hex);
    if (all.isEmpty()) return all;
    boolean cities = isInCity(pick.row().filter(all::contains).orElse(all.getFirst()));
    return all.stream().filter(row -> isInCity(row) == cities).toList();
  }

  private static boolean isInCity(ChoiceRow row) {
    return ActionPlace.cityOf(row.action()).isPresent();
  }

  /** Takes the next tile for the same hex in hand. */
  void offerNext() {
    if (inHand().isEmpty() || pick.row().isEmpty()) return;
    List<ChoiceRow> here = rowsOn(inHand().get());
    pick.select(here.get((here.indexOf(pick.row().get()) + 1) % here.size()));
  }
}
