package roundhouse.design.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import roundhouse.design.problem.Problem;

/** Mistakes in a design are reported with their place and what would be right. */
class DesignProblemsTest extends IsleTest {
  @Test
  void anOptionIsCheckedEvenWhenOff() throws IOException {
    append(
        "isle",
        "options.yaml",
        "bad:\n  says: Bad.\n  trains: { 7: { price: 5, count: 5 }, remove: [8] }\n  trians: {}\n");
    assertThat(problems("isle"))
        .containsExactly(
            "options.yaml:23:16: error: 'runs' is missing (with the option 'bad'): How far it runs:"
                + " 4, 3+1, 3/5 for three of five on its way, or { cities: 3 }. If the option is to"
                + " change one of the design's, there is no '7' under 'trains': remove it here.",
            "options.yaml:23:49: error: there is no '8' to remove in trains (with the option"
                + " 'bad'): there are 2, 3+1, 4",
            "options.yaml:24:3: error: unknown key 'trians': did you mean 'trains'?");
  }

  @Test
  void thereAreAtMostTwoHundredOptionsForEachIsTriedWithTheWholeDesign() throws IOException {
    Files.writeString(file("isle", "options.yaml"), options(200));
    assertThat(problems("isle")).isEmpty();

    Files.writeString(file("isle", "options.yaml"), options(5000));
    assertThat(problems("isle"))
        .containsExactly(
            "options.yaml:201:1: error: there are 5000 options; a design may have 200: join options"
                + " that are used together, or make variants with 'extends'");
  }

  /** Options that imply each other, in a chain as long as there are. */
  private static String options(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(
            each ->
                "o%d: { says: More., implies: o%d, bank: 5000 }\n"
                    .formatted(each, Math.min(each + 1, 200)))
        .collect(Collectors.joining());
  }

  @Test
  void aFormatOfALaterProgramIsToldWithTheOnlyOneThatIsKnown() throws IOException {
    append("isle", "title.yaml", "format: 2\n");
    assertThat(problems("isle"))
        .containsExactly("title.yaml:14:9: error: 2 is out of range: write 1");
  }

  @Test
  void aPartIsGivenInOnePlaceOnly() throws IOException {
    append("isle", "title.yaml", "trains: {}\n");
    assertThat(problems("isle"))
        .contains(
            "title.yaml:14:1: error: 'trains' is given here and in trains.yaml: remove one of"
                + " them");
  }

  @Test
  void anUnreadablePartHidesNoOtherProblem() throws IOException {
    append("isle", "trains.yaml", "\"9\": {\n");
    replace("isle", "privates.yaml", "price", "prize");
    assertThat(problems("isle"))
        .containsExactly(
            "privates.yaml:1:8: error: 'price' is missing: Face value.",
            "privates.yaml:1:23: error: unknown key 'prize': did you mean 'price'?",
            "trains.yaml:5:1: error: a '{' or '[' is not closed at the end of the file: write {"
                + " key: value } and [one, two]");
  }

  @Test
  void aMisspelledNameThatLacksAllIsToldWithTheNearest() throws IOException {
    Files.writeString(
        file("isle-express", "title.yaml"),
        "extends: ../isle\ntitle: Isle Express\noptions: { hils: { bank: 3000 } }\n");
    assertThat(problems("isle-express"))
        .singleElement()
        .asString()
        .contains("'says' is missing: ")
        .endsWith(" Or did you mean 'hills' by 'hils'?");
  }

  @Test
  void anUnknownFileIsAWarning() throws IOException {
    Files.writeString(file("isle", "trians.yaml"), "");
    LoadResult result = DesignLoader.load(folder.resolve("isle"), LIBRARY, Set.of());
    assertThat(result.design()).isPresent();
    assertThat(problems("isle"))
        .containsExactly(
            "trians.yaml:1:1: warning: no part of a design has this file name, so the file is"
                + " ignored: did you mean 'trains.yaml'?");
  }

  @Test
  void referencesMustExist() throws IOException {
    replace("isle", "companies.yaml", "home: D4", "home: D5");
    replace("isle", "title.yaml", "stock operating", "stok operating");
    replace("isle", "trains.yaml", "rusts-on: \"4\"", "rusts-on: \"3+2\"");
    assertThat(problems("isle"))
        .containsExactly(
            "companies.yaml:1:52: error: there is no 'D5' in map.hexes: did you mean 'D4'?",
            "title.yaml:8:7: error: there is no 'stok' in rounds: did you mean 'stock'?",
            "trains.yaml:1:50: error: there is no '3+2' in trains: did you mean '3+1'?");
  }

  @Test
  void aCompanyHasAHomeForItsFirstMarker() throws IOException {
    replace("isle", "companies.yaml", ", home: C3", "");
    assertThat(problems("isle"))
        .containsExactly(
            "companies.yaml:2:6: error: IWR has no home for its first station marker: add 'home:"
                + " HEX' with a hex of the map, or 'home-marker: none' to its kind");
  }

  @Test
  void auctionedLotsMustExist() throws IOException {
    replace("isle", "rounds.yaml", "lots: ferry", "lots: ferry CNR fery");
    assertThat(problems("isle"))
        .containsExactly(
            "rounds.yaml:1:70: error: there is no private or company 'fery': did you mean"
                + " 'ferry'?");
  }

  @Test
  void tilesAndHexesMustBeDrawable() throws IOException {
    replace("isle", "tiles.yaml", "57: 2", "5777: 2");
    replace("isle", "tiles.yaml", "slots:2", "slotz:2");
    replace("isle", "map.yaml", "  C3: {", "  C4: {}\n  Q: {}\n  C3: {");
    replace("isle", "map.yaml", "A7: { color: gray,", "A7: { color: gray, city: 1,");
    replace("isle", "map.yaml", "A3-A5", "A3-C5");
    replace("isle", "map.yaml", "B4-C5", "B4-C55");
    assertThat(problems("isle"))
        .anyMatch(
            line ->
                line.startsWith(
                    "tiles.yaml:3:7: error: the tile library has no tile '5777': similar are"));
    assertThat(problems("isle"))
        .anyMatch(line -> line.startsWith("tiles.yaml:4:48: error: ") && line.contains("slot"));
    assertThat(problems("isle").subList(0, 5))
        .containsExactly(
            "map.yaml:5:7: error: hex C4 would lie between other hexes: its neighbours would be C3"
                + " and C5",
            "map.yaml:6:6: error: 'Q' is not a hex name: write a capital letter and a number: A5",
            "map.yaml:10:38: error: this hex has stops here and in 'city', 'towns' or 'offboard':"
                + " give them in one place only",
            "map.yaml:13:10: error: A3 and C5 are not adjacent: a border lies between neighbours",
            "map.yaml:14:11: error: there is no 'C55' in map.hexes: did you mean 'C5'?");
  }

  @Test
  void aMissingLibraryIsAProblem() {
    LoadResult result = DesignLoader.load(folder.resolve("isle"), folder.resolve("none"), Set.of());
    assertThat(result.problems())
        .filteredOn(problem -> problem.message().contains("this folder of tiles cannot be read"))
        .singleElement()
        .extracting(Problem::fix)
        .asString()
        .contains("copy that of Roundhouse");
  }
}
