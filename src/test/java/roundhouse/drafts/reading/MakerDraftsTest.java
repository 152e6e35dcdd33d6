package roundhouse.drafts.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.compare.ComparedScripts;
import roundhouse.compare.DesignComparison;
import roundhouse.compare.ValueChange;
import roundhouse.drafts.DraftRefused;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.SharedFolder;

@Tag("slow")
class MakerDraftsTest {
  private static final String SMALL =
      """
      { "info": { "title": "Isle", "orientation": "horizontal", "currency": "£#" },
        "bank": 3000, "players": [ { "number": 2, "capital": 400, "certLimit": 12 } ],
        "shareTypes": { "default": [ { "quantity": 1, "percent": 20 }, { "quantity": 8, "percent": 10 } ] },
        "companies": [ { "name": "One & Co", "abbrev": "ONE", "color": "red", "tokens": ["Free", 40] } ],
        "trains": [ { "name": "2", "quantity": 3, "price": 80, "color": "yellow", "rust": "4" },
                    { "name": "4", "quantity": "∞", "price": 300, "color": "green" } ],
        "phases": [ { "name": "2", "limit": 4, "tiles": "yellow" }, { "name": "4", "limit": 2, "tiles": "green" } ],
        "privates": [ { "name": "Ferry", "sym": "F", "price": 20, "revenue": 5, "description": "It sails." } ],
        "stock": { "type": "1D", "movement": { "right": ["Paid dividends"] },
                   "market": [ 50, { "value": 60, "par": true }, 70 ] },
        "tiles": { "57": 2, "no7": { "quantity": 1, "color": "yellow", "track": [ { "side": 1, "type": "straight" } ] } },
        "map": { "hexes": [
          { "hexes": ["A1"], "color": "plain", "cities": [ { "name": { "name": "Port" }, "companies": ["ONE"] } ] },
          { "hexes": ["A3"], "color": "gray", "centerTowns": [ {} ], "values": [ { "value": 20 } ],
            "track": [ { "side": 4, "type": "straight" } ] },
          { "hexes": ["A5"], "color": "plain", "terrain": [ { "type": "river", "cost": 40 } ] } ] } }
      """;

  @TempDir Path root;

  @Test
  void aTileWithoutACountIsOneCopy() throws Exception {
    DraftedDesign isle =
        draft(SMALL.replace("{ \"quantity\": 1, \"color\"", "{ \"quantity\": null, \"color\""));

    assertThat(isle.errors()).isEmpty();
    assertThat(text(isle, "draft.md")).contains("one copy of tile no7; the source says 'null'");
  }

  @Test
  void aWhiteHexWithTrackOffTheBoardIsAnAreaWithThatEdge() throws Exception {
    DraftedDesign isle =
        draft(
            SMALL.replace(
                "{ \"hexes\": [\"A5\"],",
                "{ \"hexes\": [\"B2\"], \"color\": \"white\","
                    + " \"track\": [ { \"type\": \"offboard\", \"side\": 3 } ] },"
                    + " { \"hexes\": [\"A5\"],"));

    assertThat(isle.errors()).isEmpty();
    assertThat(text(isle, "map.yaml"))
        .contains("B2: { color: red, print: \"offboard=revenue:0;path=a:2,b:_0\" }");
  }

  @Test
  void aGuessedReachIsToldAsADesignWritesIt() throws Exception {
    DraftedDesign isle = draft(SMALL.replace("\"name\": \"4\"", "\"name\": \"5+5E\""));

    assertThat(text(isle, "draft.md"))
        .contains("train 5+5E runs { cities: 5, times: 2, visits: 99 }: E taken as");
  }

  @Test
  void aFileBecomesADesignInShortForms() throws Exception {
    DraftedDesign isle = draft(SMALL);

    assertThat(isle.errors()).isEmpty();
    assertThat(text(isle, "map.yaml"))
        .contains("A1: { name: Port, city: 1 }")
        .contains("A3: { color: gray, print: \"town=revenue:20;path=a:0,b:_0;path=a:3,b:_0\" }")
        .contains("A5: { terrain: water, cost: 40 }");
    assertThat(text(isle, "companies.yaml"))
        .contains("ONE: { name: One & Co, color: \"#d81e3e\", home: A1 }");
    assertThat(text(isle, "trains.yaml"))
        .contains("2: { runs: 2, price: 80, count: 3, rusts-on: 4 }");
  }

  @Test
  void aCityIsPrintedWhereAMarkerStandsOnBareGround() throws Exception {
    String city = "\"cities\": [ { \"name\": { \"name\": \"Port\" }, \"companies\": [\"ONE\"] } ]";
    DraftedDesign isle = draft(SMALL.replace(city, "\"tokens\": [ { \"company\": \"ONE\" } ]"));

    assertThat(isle.errors()).isEmpty();
    assertThat(text(isle, "map.yaml")).contains("A1: { city: 1 }");
    assertThat(text(isle, "companies.yaml")).contains("home: A1");
    assertThat(text(isle, "draft.md"))
        .contains("- a city worth nothing is printed on A1, the home of ONE");
  }

  @Test
  void aHomeOnPrintedTrackWithoutACityIsLeftOut() throws Exception {
    DraftedDesign isle =
        draft(
            SMALL
                .replace(", \"companies\": [\"ONE\"]", "")
                .replace(
                    "\"centerTowns\": [ {} ]",
                    "\"centerTowns\": [ {} ], \"companies\": [\"ONE\"]"));

    assertThat(text(isle, "companies.yaml")).doesNotContain("home: A3");
    assertThat(text(isle, "draft.md")).contains("- the home of ONE, A3: no city is printed there");
  }

  @Test
  void thePresidentsCertificateIsTheFirstWhereverTheFileHasIt() throws Exception {
    DraftedDesign last =
        draft(
            SMALL.replace(
                "{ \"quantity\": 1, \"percent\": 20 }, { \"quantity\": 8, \"percent\": 10 }",
                "{ \"quantity\": 8, \"percent\": 10 }, { \"quantity\": 1, \"percent\": 20 }"));

    assertThat(text(last, "kinds.yaml")).contains("shares: 20 10 10 10 10 10 10 10 10");
    assertThat(text(last, "draft.md"))
        .contains("- the president's certificate of ONE is the largest; the source has [10, 10,");
  }

  @Test
  void certificatesThatCannotBeExchangedAreReplacedByTheUsualOnes() throws Exception {
    DraftedDesign odd =
        draft(
            SMALL
                .replace("\"percent\": 20", "\"percent\": 36")
                .replace("8, \"percent\": 10", "4, \"percent\": 16"));

    assertThat(odd.errors()).isEmpty();
    assertThat(text(odd, "kinds.yaml")).contains("shares: 20 10 10 10 10 10 10 10 10");
  }

  @Test
  void phasesWithoutNamesOfferNoTrains() throws Exception {
    DraftedDesign nameless =
        draft(
            SMALL
                .replace(
                    "{ \"name\": \"2\", \"limit\"", "{ \"notes\": \"4 is available\", \"limit\"")
                .replace("{ \"name\": \"4\", \"limit\"", "{ \"limit\""));

    assertThat(nameless.errors()).isEmpty();
    assertThat(text(nameless, "draft.md")).contains("the source has no phases that can be read");
  }

  @Test
  void aTileThatTheFileDrawsIsThatOfTheLibraryWithTheSameTrack() throws Exception {
    DraftedDesign isle = draft(SMALL);

    assertThat(isle.title().orElseThrow().design().tiles()).containsOnlyKeys("57", "9");
  }

  @Test
  void whatThePrivateCanDoIsMissingWithItsPlace() throws Exception {
    DraftedDesign isle = draft(SMALL);

    assertThat(isle.problems())
        .filteredOn(problem -> problem.path().equals("privates.F"))
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.isError()).isFalse();
              assertThat(problem.text())
                  .contains("privates.yaml:1:")
                  .contains("no rule is known for the private F: it pays and closes, nothing more");
            });
  }

  @Test
  void aGuessStandsInThePageAndAboveTheTable() throws Exception {
    DraftedDesign isle = draft(SMALL);

    assertThat(text(isle, "kinds.yaml"))
        .contains("# guess: companies float at 60 percent: the source does not say it");
    assertThat(text(isle, "draft.md")).contains("- companies float at 60 percent");
  }

  @Test
  void aFileThatIsCutOffIsRefusedAtItsEnd() {
    assertThatThrownBy(() -> draft(SMALL.substring(0, 400)))
        .isInstanceOf(DraftRefused.class)
        .hasMessageContaining("isle.json:")
        .hasMessageContaining("is not JSON");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "7", "{}", "{\"info\": 3}", "{\"info\": {}}"})
  void whatIsNoGameIsRefused(String text) {
    assertThatThrownBy(() -> draft(text)).isInstanceOf(DraftRefused.class);
    assertThat(root.resolve("designs").resolve("draft-isle")).doesNotExist();
  }

  @Test
  void nestingWithoutEndIsRefused() {
    assertThatThrownBy(() -> draft("{\"info\":" + "[".repeat(100_000)))
        .isInstanceOf(DraftRefused.class)
        .hasMessageContaining("nest");
  }

  @Test
  void allFilesBecomeDraftsThatLoad() throws Exception {
    var errors = new ArrayList<String>();
    for (Path file : files()) errors.addAll(DraftedDesign.of(file, root).errors());

    assertThat(errors).isEmpty();
  }

  @Test
  void titlesArePlayedToANaturalEnd() throws Exception {
    var ended = new ArrayList<String>();
    for (Path file : files()) {
      String name = file.getFileName().toString();
      // 18Test shows what the other program can draw; 21Moon takes four thousand actions.
      if (name.matches("18Test.json|21Moon.json")) continue;
      var outcome = DraftedDesign.of(file, root).play(1).outcome();
      if (outcome instanceof SimulationOutcome.Ended(String cause)
          && !cause.equals("nobody-can-act")) ended.add(name);
    }

    assertThat(ended).hasSize(8);
  }

  @Test
  void theDraftOf1889IsOurDesignButForWhatTheFileDoesNotSay() throws Exception {
    DraftedDesign draft = DraftedDesign.of(SharedFolder.find("maker-games/1889.json"), root);
    var ours =
        new TitleLoader(Path.of("designs"), Path.of("scripts"), Path.of("tile-library"))
            .load("1889", Set.of())
            .title()
            .orElseThrow();

    List<String> changed =
        DesignComparison.of(
                ours, draft.title().orElseThrow(), new ComparedScripts(Map.of(), Map.of()))
            .changes()
            .stream()
            .filter(
                change ->
                    Set.of("map", "tiles", "trains", "phases", "companies", "privates")
                        .contains(change.part()))
            .map(ValueChange::text)
            .map(text -> text.replaceAll(":.*", ""))
            .toList();

    assertThat(changed)
        .containsExactlyInAnyOrder(
            "D trade-in-for-pooled", // a rule that the file leaves to the rulebook
            "hexes F9 terrain", // a river that the first tile, which is printed, has crossed
            "UTF data pays-in-phase"); // a script reads it
  }

  private static List<Path> files() throws Exception {
    try (Stream<Path> all = Files.list(SharedFolder.find("maker-games"))) {
      return all.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
  }

  private DraftedDesign draft(String text) throws Exception {
    Path file = Files.writeString(root.resolve("isle.json"), text);
    return DraftedDesign.of(file, root);
  }

  private static String text(DraftedDesign design, String file) throws Exception {
    return Files.readString(design.folder().resolve(file));
  }
}
