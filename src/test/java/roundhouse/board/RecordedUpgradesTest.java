package roundhouse.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.picture.FactsMap;
import roundhouse.testkit.Repository;
import roundhouse.testkit.SharedFolder;

/**
 * All upgrades in recorded games must follow the general rules. (Except in 1882, where a rebellion
 * removes tiles from the map.)
 */
class RecordedUpgradesTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Overrides of the titles: cities whose last tile has a letter of its own. */
  private static final Map<String, List<UpgradeOverride>> OVERRIDES =
      Map.of(
          "1861", PrintedManifest.read("manifest-1861-upgrades.txt").overrides(),
          "1867", UpgradeOverride.parse("623 -> X8 also on J12"),
          "1870", PrintedManifest.read("manifest-1870-upgrades.txt").overrides(),
          "18TN", overrides("57 -> TN2 also on F11", "TN1 -> 170 also", "TN2 -> 170 also"),
          "18Texas", overrides("printed -> 511 also on J5"),
          "18GB",
              overrides(
                  "printed -> G32 also on I4",
                  "printed -> G33 also on C22",
                  "printed -> G36 also",
                  "printed -> G37 also",
                  "printed -> G38 also"),
          "18GA",
              overrides(
                  "5 -> 453a also on D10",
                  "57 -> 453a also on D10",
                  "5 -> 454a also on G13",
                  "14 -> 457a also on I11",
                  "15 -> 457a also on I11",
                  "15 -> 458a also on F6"));

  private static List<UpgradeOverride> overrides(String... lines) {
    return Stream.of(lines).flatMap(line -> UpgradeOverride.parse(line).stream()).toList();
  }

  static List<String> titles() {
    return Repository.designNames().stream().filter(title -> !title.equals("1882")).toList();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everyTileLaidInARecordedGameMayReplaceTheOneBeforeIt(String title) throws IOException {
    JsonNode facts =
        JSON.readTree(SharedFolder.find("facts/" + title + "/constants.json").toFile());
    Path folder = SharedFolder.find("peer-games/" + title);
    Upgrades upgrades = new Upgrades(OVERRIDES.getOrDefault(title, List.of()));
    TileCatalogue catalogue = TileCatalogue.load(Path.of("tile-library")).with(ownTiles(facts));
    Map<String, Tile> printed = printed(facts, catalogue);

    try (Stream<Path> games = Files.list(folder)) {
      for (Path game :
          games.filter(file -> file.toString().endsWith(".game.json")).sorted().toList()) {
        assertThat(refused(lays(game), new HashMap<>(printed), catalogue, upgrades))
            .as(game.getFileName().toString())
            .isEmpty();
      }
    }
  }

  private static List<String> refused(
      List<JsonNode> lays, Map<String, Tile> lying, TileCatalogue catalogue, Upgrades upgrades) {
    var refused = new ArrayList<String>();
    for (JsonNode lay : lays) {
      String hex = lay.get("hex").asText();
      Tile tile = catalogue.tile(lay.get("tile").asText().replaceAll("-\\d+$", "")).orElseThrow();
      int rotation = lay.get("rotation").asInt();
      Tile before = lying.get(hex);
      if (!upgrades.mayReplace(HexId.of(hex), before, tile)
          || !upgrades.rotations(before, tile).contains(rotation)) {
        refused.add(hex + ": " + before.number() + " -> " + tile.number() + "#" + rotation);
      }
      lying.put(hex, tile.rotated(rotation));
    }
    return refused;
  }

  private static List<JsonNode> lays(Path game) throws IOException {
    var lays = new ArrayList<JsonNode>();
    for (JsonNode action : JSON.readTree(game.toFile()).get("actions")) {
      if (action.get("type").asText().equals("lay_tile")) lays.add(action);
      for (JsonNode auto : action.path("auto")) {
        if (auto.get("type").asText().equals("lay_tile")) lays.add(auto);
      }
    }
    return lays;
  }

  private static Map<String, Tile> ownTiles(JsonNode facts) {
    var own = new HashMap<String, Tile>();
    facts
        .get("tiles")
        .properties()
        .forEach(
            tile -> {
              if (tile.getValue().has("code"))
                own.put(
                    tile.getKey(),
                    read(
                        tile.getKey(),
                        tile.getValue().get("color"),
                        tile.getValue().get("code").asText().replace("a:6", "a:0"))); // G13 in 18GB
            });
    return own;
  }

  private static Map<String, Tile> printed(JsonNode facts, TileCatalogue catalogue) {
    var printed = new HashMap<String, Tile>();
    facts
        .get("hexes")
        .properties()
        .forEach(
            color ->
                color
                    .getValue()
                    .properties()
                    .forEach(
                        hexes -> {
                          String notation =
                              catalogue
                                  .tile(hexes.getValue().asText())
                                  .map(TileNotation::print)
                                  .orElse(FactsMap.notation(hexes.getValue()))
                                  .replace("loc:15", "loc:1.5"); // Paris in 18EU
                          for (String hex : hexes.getKey().split(",")) {
                            printed.put(
                                hex,
                                TileNotation.parse(
                                    "",
                                    TileColor.valueOf(color.getKey().toUpperCase(Locale.ROOT)),
                                    notation));
                          }
                        }));
    return printed;
  }

  private static Tile read(String number, JsonNode color, String notation) {
    return TileNotation.parse(
        number, TileColor.valueOf(color.asText().toUpperCase(Locale.ROOT)), notation);
  }
}
