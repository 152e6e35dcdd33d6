package roundhouse.design.checks;

import roundhouse.board.TileCatalogue;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.TileSpec;

/**
 * Every tile of the manifest is in the library or defined by the title. While part of the library
 * cannot be read, only that is a problem.
 */
final class TilesCheck implements DesignCheck {
  private final TileCatalogue library;

  TilesCheck(TileCatalogue library) {
    this.library = library;
  }

  @Override
  public void check(Design design, CheckFindings findings) {
    design.tiles().forEach((number, tile) -> check(number, tile, findings));
  }

  private void check(String number, TileSpec tile, CheckFindings findings) {
    String path = "tiles." + number;
    if (tile.own().isPresent()) {
      findings.checkNotation(path + ".print", tile.color(), tile.print());
    } else if (library.isComplete() && library.tile(number).isEmpty()) {
      String near = String.join(", ", library.nearest(number));
      String known = near.isEmpty() ? "" : "similar are " + near + "; ";
      findings.error(
          path,
          "the tile library has no tile '" + number + "'",
          known + "to define your own tile, give 'color' and 'print'");
    }
  }
}
