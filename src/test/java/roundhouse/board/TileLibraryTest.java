package roundhouse.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.picture.FactsMap;
import roundhouse.testkit.SharedFolder;

class TileLibraryTest {
  private static final Path FOLDER = Path.of("tile-library");
  private static final TileCatalogue LIBRARY = TileCatalogue.load(FOLDER);

  @Test
  void theLibraryHasNoFaults() {
    assertThat(LIBRARY.faults()).isEmpty();
    assertThat(LIBRARY.tiles()).hasSizeGreaterThan(500);
  }

  @Test
  void everyTileIsWrittenAsItWouldBePrinted() throws IOException {
    for (String color : List.of("yellow", "green", "brown", "gray")) {
      Path file = FOLDER.resolve(color + ".tiles");
      for (String line : tileLines(file)) {
        String number = line.substring(0, line.indexOf(':'));
        assertThat(line)
            .isEqualTo(number + ": " + TileNotation.print(LIBRARY.tile(number).orElseThrow()));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"yellow", "green", "brown", "gray"})
  void theTilesOfAFileStandInTheOrderOfTheirNumbers(String color) throws IOException {
    List<Integer> numbers =
        tileLines(FOLDER.resolve(color + ".tiles")).stream()
            .map(line -> Integer.parseInt(line.replaceAll("\\D.*", "")))
            .toList();

    assertThat(numbers).isSortedAccordingTo(Comparator.naturalOrder());
  }

  @Test
  void everyTileOfTheFactsIsInTheLibrary() throws IOException {
    JsonNode facts = new ObjectMapper().readTree(SharedFolder.find("facts/tiles.json").toFile());

    assertThat(facts.properties())
        .hasSizeGreaterThan(400)
        .allSatisfy(
            fact -> {
              TileColor color =
                  TileColor.valueOf(fact.getValue().get("color").asText().toUpperCase(Locale.ROOT));
              Tile expected =
                  TileNotation.parse(
                      fact.getKey(), color, fact.getValue().get("notation").asText());
              assertThat(LIBRARY.tile(fact.getKey())).contains(expected);
            });
  }

  @ParameterizedTest
  @MethodSource("roundhouse.testkit.Repository#designNames")
  void everyPrintedHexAndOwnTileOfAKnownTitleCanBeRead(String title) throws IOException {
    JsonNode facts =
        new ObjectMapper()
            .readTree(SharedFolder.find("facts/" + title + "/constants.json").toFile());

    facts
        .get("hexes")
        .properties()
        .forEach(
            color ->
                color
                    .getValue()
                    .properties()
                    .forEach(
                        hex -> {
                          String printed =
                              FactsMap.notation(hex.getValue())
                                  .replace("loc:15", "loc:1.5"); // Paris in 18EU
                          if (LIBRARY.tile(printed).isEmpty())
                            TileNotation.parse(
                                "",
                                TileColor.valueOf(color.getKey().toUpperCase(Locale.ROOT)),
                                printed);
                        }));
    facts
        .get("tiles")
        .properties()
        .forEach(
            tile -> {
              if (tile.getValue().has("code"))
                TileNotation.parse(
                    tile.getKey(),
                    TileColor.GREEN,
                    tile.getValue().get("code").asText().replace("a:6", "a:0")); // G13 in 18GB
              else assertThat(LIBRARY.tile(tile.getKey())).isPresent();
            });
  }

  private static List<String> tileLines(Path file) throws IOException {
    return Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")).toList();
  }
}
