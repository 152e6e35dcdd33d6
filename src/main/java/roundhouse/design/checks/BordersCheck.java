package roundhouse.design.checks;

import java.util.Set;
import java.util.stream.IntStream;
import roundhouse.board.Coordinate;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.MapSpec;

/** A border lies between two adjacent hexes, or at an edge of one. */
final class BordersCheck implements DesignCheck {
  @Override
  public void check(Design design, CheckFindings findings) {
    design.map().borders().keySet().forEach(name -> check(name, design.map(), findings));
  }

  private static void check(String name, MapSpec map, CheckFindings findings) {
    String path = "map.borders." + name;
    if (!name.matches(HexId.WRITTEN + "(-" + HexId.WRITTEN + "|/[0-5])")) {
      findings.error(
          path,
          "'" + name + "' is not a border",
          "write A3-A5 for the border of two hexes, or A3/4 for an edge, 0 to 5");
      return;
    }
    checkHexes(path, name, map, findings);
  }

  /** Reports a text that is not the border of two hexes of the map. */
  static void betweenHexes(String path, String name, MapSpec map, CheckFindings findings) {
    if (name.matches(HexId.WRITTEN + "-" + HexId.WRITTEN)) checkHexes(path, name, map, findings);
    else findings.error(path, "'" + name + "' is not a border of two hexes", "write it as A3-A5");
  }

  private static void checkHexes(String path, String name, MapSpec map, CheckFindings findings) {
    String[] parts = name.split("[-/]");
    boolean edge = name.contains("/");
    boolean known =
        isHex(parts[0], map, path, findings) & (edge || isHex(parts[1], map, path, findings));
    if (!known || edge || touch(map.layout(), parts[0], parts[1])) return;
    findings.error(
        path,
        parts[0] + " and " + parts[1] + " are not adjacent",
        "a border lies between neighbours");
  }

  private static boolean isHex(String name, MapSpec map, String path, CheckFindings findings) {
    Set<String> hexes = map.hexes().keySet();
    if (!hexes.contains(name))
      findings.error(
          path, "there is no '" + name + "' in map.hexes", SpellingHint.fix(name, hexes));
    return hexes.contains(name);
  }

  private static boolean touch(Layout layout, String one, String other) {
    Coordinate from = layout.parse(one);
    Coordinate to = layout.parse(other);
    return IntStream.range(0, 6).anyMatch(edge -> layout.across(from, edge).equals(to));
  }
}
