package roundhouse.drafts.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.testkit.SharedFolder;

/** Folders of titles become designs. */
@Tag("slow")
class FolderDraftsTest extends FolderDraftTest {

  @Test
  void constantsBecomeADesignInShortForms() throws Exception {
    DraftedDesign base = draft("g_base");

    assertThat(base.errors()).isEmpty();
    assertThat(text(base, "map.yaml"))
        .contains("A1: { city: 1 }")
        .contains("A3: { terrain: water, cost: 40 }")
        .contains("A1-A3: impassable");
    assertThat(text(base, "companies.yaml"))
        .contains("ONE: { name: One & Co, color: \"#ff0000\", home: A1 }");
    assertThat(text(base, "market.yaml")).contains("50 60p 70p 80").contains("40 .   110 120");
    assertThat(base.title().orElseThrow().design().tiles()).containsOnlyKeys("57", "no7");
  }

  @Test
  void whatATitleInheritsComesFromTheFolderBeside() throws Exception {
    DraftedDesign heir = draft("g_heir");

    assertThat(heir.errors()).isEmpty();
    assertThat(text(heir, "map.yaml")).contains("A1: { name: Port, city: 1 }");
    assertThat(heir.title().orElseThrow().design().bank().cash()).isEqualTo(5000);
  }

  @Test
  void anAreaInSeveralGroupsBecomesGroupsOfTheMapWithARuleForEach() throws Exception {
    write(
        "g_areas",
        BASE.replace(
            "HEXES = { white: {",
            "HEXES = { red: { ['C1'] =>"
                + " 'offboard=revenue:yellow_20|brown_40,groups:N|NW;path=a:0,b:_0', ['C3'] =>"
                + " 'offboard=revenue:yellow_20|brown_40,groups:NW;path=a:0,b:_0', ['C5'] =>"
                + " 'offboard=revenue:yellow_20|brown_40,groups:S;path=a:0,b:_0' }, white: {"));
    DraftedDesign areas = draft("g_areas");

    assertThat(areas.errors()).isEmpty();
    assertThat(text(areas, "map.yaml")).contains("NW: C1 C3").contains("group: S");
    assertThat(text(areas, "title.yaml")).contains("- { passes: 2 NW, allowed: no }");
  }

  @Test
  void trainsThatCountThreeOfFiveStopsShareTrackWithOthers() throws Exception {
    write(
        "g_freight",
        BASE.replace(
                "price: 80, num: 4, rusts_on: '4' },",
                "price: 80, num: 4, rusts_on: '4' }, { name: '3/5', price: 160, num: 2,"
                    + " distance: [{ 'nodes' => %w[city offboard], 'pay' => 3, 'visit' => 5 }] },")
            .replace(
                "PHASES =", "TRAIN_AUTOROUTE_GROUPS = [%w[2 4], %w[3/5]].freeze\n      PHASES ="));

    assertThat(text(draft("g_freight"), "trains.yaml"))
        .contains("\"3/5\": { runs: \"3/5\", price: 160, count: 2, group: \"3/5\" }");
  }

  @Test
  void terrainIsNamedAsInOurDesignsUnderHexesAndBorders() throws Exception {
    write(
        "g_wet",
        BASE.replace(
            "upgrade=cost:40,terrain:water;border=edge:3,type:impassable",
            "upgrade=cost:40,terrain:mountain|river;border=edge:3,type:water,cost:60"));

    assertThat(text(draft("g_wet"), "map.yaml"))
        .contains("A3: { terrain: mountain water, cost: 40 }")
        .contains("A1-A3: { cost: 60, terrain: water }");
  }

  @Test
  void oddWaysToWriteAreReadAndWhatIsComputedIsListed() throws Exception {
    DraftedDesign odd =
        DraftedDesign.of(Path.of("src/test/resources/roundhouse/drafts/g_odd"), root);

    assertThat(odd.errors()).isEmpty();
    assertThat(text(odd, "title.yaml"))
        .contains("players: 2-3")
        .contains("bank: { cash: 6000, cash-for: { 2: 4000 } }");
    assertThat(text(odd, "tiles.yaml")).contains("14: 1").contains("7: 3").contains("X1: {");
    assertThat(text(odd, "market.yaml")).contains(".  62  68 76p 82 90 100 110");
    assertThat(text(odd, "map.yaml"))
        .contains("C3: { print: \"town=revenue:0;city=revenue:0\" }")
        .contains("B2: { name: It's }");
    assertThat(text(odd, "trains.yaml"))
        .contains("2: { runs: 2, price: 80, count: 6, rusts-on: 3 }")
        .contains("count: 0, other-side-of: 3, trade-in: { 2: 40 }");
    assertThat(text(odd, "companies.yaml")).contains("AA: {").contains("BB: {").contains("1: {");
    assertThat(text(odd, "kinds.yaml")).contains("markers: 0 40 100 100 100");
    assertThat(text(odd, "privates.yaml")).contains("SV: { name: \"Schuylkill \\\"Valley\\\" é\"");
    assertThat(text(odd, "draft.md"))
        .contains("- computed: `.map { |c| c.merge(max_ownership_percent…`")
        .contains("- computed: `lambda { 3 }.call`")
        .contains("- computed: `DISTANCE > 5 ? 2 : 1`")
        .contains("- hexes of the colour 'purple'");
  }

  @Test
  void allFoldersBecomeDraftsThatLoadAndArePlayedToANaturalEnd() throws Exception {
    var errors = new ArrayList<String>();
    var open = new ArrayList<String>();
    for (Path folder : folders()) {
      DraftedDesign draft = DraftedDesign.of(folder, root);
      errors.addAll(draft.errors());
      boolean ended =
          draft.title().isPresent()
              && draft.play(1).outcome() instanceof SimulationOutcome.Ended(String cause)
              && !cause.equals("nobody-can-act");
      if (!ended) open.add(folder.getFileName().toString());
    }

    assertThat(errors).isEmpty();
    assertThat(open).isEmpty();
  }

  private static List<Path> folders() throws Exception {
    try (Stream<Path> all = Files.list(SharedFolder.find("title-folders"))) {
      return all.filter(Files::isDirectory).sorted().toList();
    }
  }
}
