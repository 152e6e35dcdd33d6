package roundhouse.design.checks;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import roundhouse.board.Coordinate;
import roundhouse.board.HexId;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.HexSpec;
import roundhouse.design.spec.MapSpec;

/** Hex names fit the layout and each other, and the notation of what is printed is valid. */
final class HexesCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    MapSpec map = design.map();
    Map<String, Coordinate> places = new HashMap<>();
    map.hexes().forEach((name, hex) -> check(name, hex, map, places, findings));
    refuseBetween(map, places, findings);
  }

  private static void check(
      String name,
      HexSpec hex,
      MapSpec map,
      Map<String, Coordinate> places,
      CheckFindings findings) {
    String path = "map.hexes." + name;
    if (name.matches(HexId.WRITTEN)) {
      places.put(name, map.layout().parse(name));
    } else {
      findings.error(
          path, "'" + name + "' is not a hex name", "write a capital letter and a number: A5");
    }
    checkBanks(path, hex, findings);
    checkPrint(path, hex, findings);
  }

  private static void checkBanks(String path, HexSpec hex, CheckFindings findings) {
    for (String written : hex.banks()) {
      if (!written.strip().matches("[0-5](\\s+[0-5])*"))
        findings.error(
            path + ".banks",
            "'" + written + "' is not a river bank",
            "write the edges of each bank, 0 to 5: [0 1, 2 3 4 5]");
    }
  }

  private static void checkPrint(String path, HexSpec hex, CheckFindings findings) {
    if (hex.print().isEmpty()) return;
    findings.checkNotation(path + ".print", hex.color(), hex.print());
    boolean twice = hex.city() > 0 || hex.towns() > 0 || !hex.offboard().isEmpty();
    if (twice)
      findings.error(
          path + ".print",
          "this hex has stops here and in 'city', 'towns' or 'offboard'",
          "give them in one place only");
  }

  /** Letter and number of a hex are both even or both odd on the whole map, or nowhere. */
  private static void refuseBetween(
      MapSpec map, Map<String, Coordinate> places, CheckFindings findings) {
    List<String> odd =
        map.hexes().keySet().stream()
            .filter(places::containsKey)
            .filter(name -> isOdd(places.get(name)))
            .toList();
    List<String> even =
        map.hexes().keySet().stream()
            .filter(places::containsKey)
            .filter(name -> !isOdd(places.get(name)))
            .toList();
    List<String> fewer = odd.size() < even.size() ? odd : even;
    fewer.forEach(
        name ->
            findings.error(
                "map.hexes." + name,
                "hex " + name + " would lie between other hexes",
                beside(name)));
  }

  private static String beside(String name) {
    String letters = name.replaceAll("[0-9]", "");
    int number = Integer.parseInt(name.substring(letters.length()));
    return "its neighbours would be "
        + letters
        + Math.max(0, number - 1)
        + " and "
        + letters
        + (number + 1);
  }

  private static boolean isOdd(Coordinate place) {
    return Math.floorMod(place.x() + place.y(), 2) == 1;
  }
}
