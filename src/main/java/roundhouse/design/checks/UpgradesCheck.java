package roundhouse.design.checks;

import java.util.LinkedHashSet;
import java.util.Set;
import roundhouse.board.TileCatalogue;
import roundhouse.board.UpgradeOverride;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;

/** Upgrade exceptions refer to tiles and hexes that exist. */
final class UpgradesCheck implements DesignCheck {
  private final TileCatalogue library;

  UpgradesCheck(TileCatalogue library) {
    this.library = library;
  }

  @Override
  public void check(Design design, CheckFindings findings) {
    for (int index = 0; index < design.upgrades().size(); index++) {
      String path = "upgrades." + index;
      findings.checkText(
          path,
          design.upgrades().get(index),
          line -> UpgradeOverride.parse(line).forEach(each -> check(each, path, design, findings)));
    }
  }

  private void check(UpgradeOverride override, String path, Design design, CheckFindings findings) {
    Set<String> tiles = new LinkedHashSet<>(design.tiles().keySet());
    tiles.add(UpgradeOverride.PRINTED);
    checkTile(override.from(), tiles, path, findings);
    checkTile(override.to(), tiles, path, findings);
    Set<String> hexes = design.map().hexes().keySet();
    override.hexes().stream()
        .filter(hex -> !hexes.contains(hex.text()))
        .forEach(
            hex ->
                findings.error(
                    path,
                    "there is no '" + hex + "' in map.hexes",
                    SpellingHint.fix(hex.text(), hexes)));
  }

  private void checkTile(String number, Set<String> manifest, String path, CheckFindings findings) {
    // An option may add a tile that the manifest lacks.
    if (manifest.contains(number) || library.tile(number).isPresent()) return;
    findings.error(path, "there is no tile '" + number + "'", SpellingHint.fix(number, manifest));
  }
}
