package roundhouse.design;

import roundhouse.board.TileCatalogue;

/** Every tile of the manifest is in the library, or the title draws it itself. */
final class TilesCheck implements DesignCheck {
  private final TileCatalogue library;

  TilesCheck(TileCatalogue library) {
    this.library = library;
  }

  @Override
  public void check(Design design, Findings findings) {
    design.tiles().forEach((number, tile) -> check(number, tile, findings));
  }

  private void check(String number, TileSpec tile, Findings findings) {
    String path = "tiles." + number;
    if (tile.own().isPresent()) {
      findings.checkNotation(path + ".print", tile.color(), tile.print());
    } else if (library.tile(number).isEmpty()) {
      String near = String.join(", ", library.nearest(number));
      String known = near.isEmpty() ? "" : "like it are " + near + "; ";
      findings.error(
          path,
          "the library has no tile '" + number + "'",
          known + "a tile of your own has 'color' and 'print'");
    }
  }
}
