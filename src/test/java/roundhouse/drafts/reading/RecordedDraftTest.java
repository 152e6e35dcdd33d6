package roundhouse.drafts.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.interop.RecordingFiles;
import roundhouse.interop.replay.Conformance;
import roundhouse.interop.replay.DesignTitles;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Repository;
import roundhouse.testkit.SharedFolder;

/** What the online engine does beside a title's constants is in a draft of its folder. */
class RecordedDraftTest extends FolderDraftTest {

  @ParameterizedTest
  @ValueSource(strings = {"962", "random-712"})
  void aDraftReplaysRecordedGamesAsItIs(String game) throws Exception {
    draft1889();
    var titles =
        new DesignTitles(
            new TitleLoader(
                root.resolve("designs"), Repository.scripts(), Repository.tileLibrary()));
    Path recording = SharedFolder.find("peer-games/1889").resolve(game + ".game.json");

    var outcome = new Conformance(titles).replay(RecordingFiles.read(recording));

    assertThat(outcome.equal()).as(outcome.toString()).isTrue();
  }

  private void draft1889() throws Exception {
    assertThat(DraftedDesign.of(SharedFolder.find("title-folders/g_1889"), root).errors())
        .isEmpty();
  }

  @Test
  void aDraftNamesItsRecordingsByItsModuleAndItsOptionsAsTheyAreThere() throws Exception {
    write(
        "g_18_vale",
        "module Engine\n module Game\n module G18Vale\n"
            + BASE.replace(
                "BANK_CASH",
                "OPTIONAL_RULES = [{ sym: :more_trains, short_name: 'More', desc: 'More trains'"
                    + " }]\n"
                    + "    BANK_CASH"));

    DraftedDesign vale = draft("g_18_vale");

    assertThat(vale.errors()).isEmpty();
    assertThat(text(vale, "title.yaml"))
        .contains(
            "recordings: { title: \"18Vale\", always: as-recorded, options: { more_trains:"
                + " more-trains } }")
        .contains("options.more-trains: the option 'More' changes nothing yet");
    assertThat(text(vale, "options.yaml"))
        .contains("more-trains: { name: More, says: More trains }")
        .contains("president-helps: for others");
  }

  @ParameterizedTest
  @CsvSource({"'', 60", "'max_ownership_percent: 70, ', 70", "'max_ownership_percent: 100, ', 100"})
  void theHoldingLimitIsThatOfTheCompanies(String written, int limit) throws Exception {
    write("g_held", BASE.replace("{ sym: 'ONE', ", "{ sym: 'ONE', " + written));

    assertThat(text(draft("g_held"), "rounds.yaml")).contains("holding-limit: " + limit);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 'several-from: ipo pool'",
    "MULTIPLE_BUY_ONLY_FROM_MARKET = true, ''",
    "def multiple_buy_only_from_market? end, ''"
  })
  void severalSharesOfABrownSpaceAreOfTheOfferingTooUnlessTheTitleSaysOtherwise(
      String written, String expected) throws Exception {
    String brown = BASE.replace("'40', ''", "'40b', ''");
    write("g_base", brown.replace("PLAYER_RANGE", written + "\n PLAYER_RANGE"));

    String rounds = text(draft("g_base"), "rounds.yaml");
    if (expected.isEmpty()) assertThat(rounds).doesNotContain("several-from");
    else assertThat(rounds).contains(expected);
  }

  @Test
  void aCompanyIssuesSharesForATrainWhereTheTitleSaysSo() throws Exception {
    assertThat(text(draft("g_base"), "rounds.yaml")).doesNotContain("issues");

    write(
        "g_issues",
        BASE.replace("PLAYER_RANGE", "MUST_EMERGENCY_ISSUE_BEFORE_EBUY = true\n PLAYER_RANGE"));
    var issues = draft("g_issues");
    assertThat(text(issues, "rounds.yaml")).contains("issues: before-bankruptcy");
    assertThat(text(issues, "draft.md")).contains("'issues' of buy-trains has no other price");
  }

  @Test
  void playersBuyPrivatesWhereThePhaseSaysSoAndCompaniesAtThePricesOfTheModule() throws Exception {
    write(
        "g_sold",
        "require_relative '../company_price_50_to_150_percent'\n"
            + BASE.replace(
                    "tiles: [:yellow] }",
                    "tiles: [:yellow], status: %w[can_buy_companies"
                        + " can_buy_companies_from_other_players] }")
                .replace(
                    "CORPORATIONS",
                    "COMPANIES = [{ sym: 'P', name: 'P', value: 20, revenue: 5 }]\n"
                        + "    CORPORATIONS"));

    assertThat(text(draft("g_sold"), "rounds.yaml"))
        .contains("    - buy-privates: { phases: 2, least: 0, most: 99999 }\n    - stock-turn")
        .contains("    - buy-privates: { phases: 2, most: 150 }\n");
  }

  @Test
  void aLabelAskedForFromAColourOnIsAnExceptionOfUpgradesThere() throws Exception {
    write(
        "g_label",
        BASE.replace(
                "'57' => 2,",
                "'57' => 2, '5' => 1, '7' => 1, '14' => 1, '23' => 1, 'G' => { 'count' => 1,"
                    + " 'color' => 'green', 'code' =>"
                    + " 'city=revenue:40,slots:2;path=a:0,b:_0;path=a:3,b:_0;label=Z' },")
            .replace(
                "%w[A1] => 'city=revenue:0'",
                "%w[A1] => 'city=revenue:0;future_label=label:Z,color:green'"));

    assertThat(text(draft("g_label"), "title.yaml"))
        .contains("  - 57 -> G also on A1\n  - 57 5 -> 14 never on A1\n")
        .doesNotContain("5 -> G ")
        .doesNotContain("7 -> 23");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 'It brings ONE.', closes: with-par",
    "10, 'It closes when ONE buys a train.', closes: with-train",
    "10, 'It brings ONE.', president: yes }"
  })
  void aPrivateThatBringsAPresidencyClosesAsItsTextOrIncomeSays(
      int income, String says, String expected) throws Exception {
    write(
        "g_led",
        BASE.replace(
            "CORPORATIONS",
            "COMPANIES = [{ sym: 'P', name: 'P', value: 20, revenue: %d, desc: '%s', abilities: [{ type: 'shares', shares: 'ONE_0' }] }]\n    CORPORATIONS"
                .formatted(income, says)));

    assertThat(text(draft("g_led"), "privates.yaml")).contains(expected);
  }

  /** An ordinary tile more is reachable; otherwise a method names its hexes in play. */
  @ParameterizedTest
  @CsvSource({
    "'reachable: true, hexes: [], tiles: []', 'track: { tiles: 57 no7, when: own turn, connected:"
        + " yes }'",
    "'reachable: true, hexes: [], tiles: [57]', 'track: { tiles: 57, when: own turn, connected: yes"
        + " }'",
    "'reachable: true, hexes: [], tiles: [], count: 2', 'when: own turn, times: 2, connected: yes'",
    "'hexes: %w[A3], tiles: [57], count: 2', 'hexes: A3, tiles: 57, when: own turn, times: 2 }'",
    "'hexes: %w[A1 A3], tiles: [57], count: 2', 'when: own turn, lays: up-to-each }'",
    "'hexes: [], tiles: []', 'P: { name: P, price: 20, income: 5 }'"
  })
  void tilesOfAPrivateWithoutHexesMayBeLaidAnywhere(String where, String expected)
      throws Exception {
    write(
        "g_laid",
        BASE.replace(
            "CORPORATIONS",
            "COMPANIES = [{ sym: 'P', name: 'P', value: 20, revenue: 5, abilities: [{ type: 'tile_lay', owner_type: 'corporation', %s }] }]\n    CORPORATIONS"
                .formatted(where)));

    assertThat(text(draft("g_laid"), "privates.yaml")).contains(expected);
  }
}
