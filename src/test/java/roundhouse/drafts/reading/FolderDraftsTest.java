package roundhouse.drafts.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.drafts.DraftRefused;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.testkit.SharedFolder;

class FolderDraftsTest {
  private static final String BASE =
      """
      module Base
        class Game < Game::Base
          # HEXES = { not: read }
          BANK_CASH = 4_000
          STARTING_CASH = { 2 => 400 }.freeze
          CERT_LIMIT = { 2 => 12 }.freeze
          PLAYER_RANGE = [2, 2].freeze
          MORE = %w[110 120].freeze
          MARKET = [%w[50 60p 70p 80], ['40', '', *MORE]].freeze
          TRAINS = [{ name: '2', distance: 2, price: 80, num: 4, rusts_on: '4' },
                    { name: '4', distance: 4, price: 300, num: 'unlimited' }].freeze
          PHASES = [{ name: '2', train_limit: 4, tiles: [:yellow] },
                    { name: '4', on: '4', train_limit: 2, tiles: %i[yellow green] }].freeze
          CORPORATIONS = [{ sym: 'ONE', name: 'One ' \\
            '& Co', tokens: [0, 40], coordinates: 'A1', color: '#ff0000' }].freeze
          TILES = { '57' => 2, 'no7' => { 'count' => 1, 'color' => 'yellow', 'code' => 'path=a:0,b:3' } }.freeze
          HEXES = { white: { %w[A1] => 'city=revenue:0', ['A3'] => 'upgrade=cost:40,terrain:water;border=edge:3,type:impassable' } }.freeze

          def setup
            OTHER = [ 'not read'
          end
        end
      end
      """;

  private static final String HEIR =
      """
      require_relative '../g_base/game'

      class Game < GBase::Game
        LOCATION_NAMES = { 'A1' => 'Port' }.freeze
        BANK_CASH = 5_000
      end
      """;

  @TempDir Path root;

  @BeforeEach
  void writeFolders() throws Exception {
    write("g_base", BASE);
    write("g_heir", HEIR);
  }

  @Test
  void constantsBecomeADesignInShortForms() throws Exception {
    DraftedDesign base = DraftedDesign.of(root.resolve("g_base"), root);

    assertThat(base.errors()).isEmpty();
    assertThat(text(base, "map.yaml"))
        .contains("A1: { city: 1 }")
        .contains("A3: { terrain: water, cost: 40 }")
        .contains("A1-A3: impassable");
    assertThat(text(base, "companies.yaml"))
        .contains("ONE: { name: One & Co, color: \"#ff0000\", home: A1 }");
    assertThat(text(base, "market.yaml")).contains("50 60p 70p 80").contains("40 .   110 120");
    assertThat(base.title().orElseThrow().design().tiles()).containsOnlyKeys("57", "9");
  }

  @Test
  void whatATitleInheritsComesFromTheFolderBeside() throws Exception {
    DraftedDesign heir = DraftedDesign.of(root.resolve("g_heir"), root);

    assertThat(heir.errors()).isEmpty();
    assertThat(text(heir, "map.yaml")).contains("A1: { name: Port, city: 1 }");
    assertThat(heir.title().orElseThrow().design().bank().cash()).isEqualTo(5000);
  }

  @Test
  void methodsAreListedAndNotRead() throws Exception {
    assertThat(text(DraftedDesign.of(root.resolve("g_base"), root), "draft.md"))
        .contains("- method `setup`:");
  }

  @Test
  void terrainIsNamedAsInOurDesignsUnderHexesAndBorders() throws Exception {
    write(
        "g_wet",
        BASE.replace(
            "upgrade=cost:40,terrain:water;border=edge:3,type:impassable",
            "upgrade=cost:40,terrain:mountain|river;border=edge:3,type:water,cost:60"));

    assertThat(text(DraftedDesign.of(root.resolve("g_wet"), root), "map.yaml"))
        .contains("A3: { terrain: mountain water, cost: 40 }")
        .contains("A1-A3: { cost: 60, terrain: water }");
  }

  @Test
  void aMethodThatAHookCanCarryHasAStub() throws Exception {
    assertThat(text(DraftedDesign.of(root.resolve("g_base"), root), "draft.md"))
        .contains("## Stubs")
        .contains("### roundStarted")
        .contains("- method `setup`: what is done once at the start (script: roundStarted)")
        .contains("export function roundStarted(")
        .doesNotContain("### stopRevenue");
  }

  @Test
  void aFileThatIsCutOffIsRefusedWhereTheListBegins() throws Exception {
    write("g_cut", "TRAINS = [\n  { name: '2',\n");

    assertThatThrownBy(() -> DraftedDesign.of(root.resolve("g_cut"), root))
        .isInstanceOf(DraftRefused.class)
        .hasMessageContaining("game.rb:2:3")
        .hasMessageContaining("not closed");
    assertThat(root.resolve("designs").resolve("draft-g_cut")).doesNotExist();
  }

  @Test
  void nestingWithoutEndAndListsThatGrowWithoutEndAreRefused() throws Exception {
    write("g_deep", "HEXES = " + "[".repeat(100_000));
    var grows = new StringBuilder("TRAINS = [*A0]\nA30 = [1]\n");
    for (int index = 0; index < 30; index++)
      grows.append("A%d = [*A%d, *A%d]\n".formatted(index, index + 1, index + 1));
    write("g_grows", grows.toString());

    assertThatThrownBy(() -> DraftedDesign.of(root.resolve("g_deep"), root))
        .isInstanceOf(DraftRefused.class)
        .hasMessageContaining("nested");
    assertThatThrownBy(() -> DraftedDesign.of(root.resolve("g_grows"), root))
        .isInstanceOf(DraftRefused.class)
        .hasMessageContaining("grows beyond");
  }

  @Test
  void oddWaysToWriteAreReadAndWhatIsComputedIsListed() throws Exception {
    DraftedDesign odd =
        DraftedDesign.of(Path.of("src/test/resources/roundhouse/drafts/g_odd"), root);

    assertThat(odd.errors()).isEmpty();
    assertThat(text(odd, "title.yaml")).contains("players: 2-3").contains("bank: 6000");
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
  void whatMethodsDecideIsGuessedSoThatTheGameGoesOnAndEnds() throws Exception {
    write(
        "g_base",
        BASE.replace("num: 4, ", "")
            .replace("num: 'unlimited'", "num: nil")
            .replace("name: '4', on: '4', train_limit", "name: '4', train_limit")
            .replace(
                "PLAYER_RANGE",
                "GAME_END_CHECK = { fixed_round: :full_or }.freeze\n PLAYER_RANGE"));
    DraftedDesign draft = DraftedDesign.of(root.resolve("g_base"), root);

    assertThat(text(draft, "trains.yaml")).contains("count: 2,").contains("count: unlimited");
    assertThat(text(draft, "phases.yaml")).contains("starts-with: 4");
    assertThat(text(draft, "draft.md"))
        .contains("2 of 2-trains: a method counts them")
        .contains("any number of 4-trains: a method counts them")
        .contains("phase 4 starts with train 4: its name")
        .contains("the game ends with the set in which the bank breaks");
  }

  @Test
  void whatIsWrittenWithBlocksIsReadAndTheBlockListed() throws Exception {
    write(
        "g_base",
        BASE.replace(
            "num: 'unlimited' }].freeze",
            "num: 'unlimited' }].each_with_object([]) do |train, all|\n"
                + "    all << train\n"
                + "  end.freeze\n  CHOSEN = 3, 4"));
    DraftedDesign draft = DraftedDesign.of(root.resolve("g_base"), root);

    assertThat(text(draft, "trains.yaml")).contains("count: 4, rusts-on: 4");
    assertThat(text(draft, "phases.yaml")).contains("starts-with: 4");
    assertThat(text(draft, "draft.md"))
        .contains("- computed: `.each_with_object([]) do |train, all| …`, in `TRAINS`");
  }

  @Test
  void constantsAndKeysThatNothingReadsAreListed() throws Exception {
    write(
        "g_base",
        BASE.replace("num: 4,", "num: 4, salvage: 10,")
            .replace(
                "BANK_CASH", "LOAN_VALUE = 50\n    ONE_MORE = [7]\n    A, B = 1, 2\n    BANK_CASH")
            .replace("tokens: [0, 40]", "tokens: Array.new(2, 40), **UNKNOWN"));
    DraftedDesign draft = DraftedDesign.of(root.resolve("g_base"), root);

    assertThat(text(draft, "kinds.yaml")).contains("markers: 40 40");
    assertThat(text(draft, "draft.md"))
        .contains("- constant `LOAN_VALUE`: what a loan brings ('loans'); it is 50")
        .contains(
            "- constant `ONE_MORE`: it says something for a method or a step of its own; it is [7]")
        .contains("- constants `A, B`: not read")
        .contains("- of train 2: salvage")
        .contains("- computed: `UNKNOWN`, in `CORPORATIONS`")
        .doesNotContain("constant `MORE`");
  }

  @Test
  void aHexKeepsItsCityWhereAValueIsForAColourThatNoPhaseHas() throws Exception {
    write("g_base", BASE.replace("city=revenue:0'", "city=revenue:yellow_20|black_50'"));
    DraftedDesign draft = DraftedDesign.of(root.resolve("g_base"), root);

    assertThat(text(draft, "map.yaml")).contains("city=revenue:yellow_20\"");
    assertThat(text(draft, "draft.md")).contains("- the value 'black_50' on A1");
  }

  @Test
  void aPhaseWhoseTrainIsSoldTooEarlyIsLeftOutAndNamed() throws Exception {
    write(
        "g_base",
        BASE.replace(
                "{ name: '4', on: '4',",
                "{ name: '4', on: '4', train_limit: 3, tiles: [] },\n" + "{ name: '5', on: '2',")
            .replace("rusts_on: '4'", "rusts_on: '2'"));
    DraftedDesign draft = DraftedDesign.of(root.resolve("g_base"), root);

    assertThat(draft.errors()).isEmpty();
    assertThat(text(draft, "draft.md"))
        .contains("- phase 5: train 2 is not sold after the train of the phase before")
        .contains("- rusts-on of train 2: train 2 is sold no later");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "MARKET = (1..",
        "MARKET = [\"a #{",
        "MARKET = [<<~A, <<~B]\nx\nA\ny\n",
        "MARKET = ((((",
        "MARKET = [1].map { |x| [",
        "MARKET = [1] * 99999999999",
        "MARKET = \"\\u{ffffffff}\"",
        "MARKET = { a: 1 ? 2 :",
        "MARKET = [*(",
        "MARKET = MARKET\nTRAINS = [*TRAINS]",
        "MARKET = \"#{MARKET}\""
      })
  void whatIsCutOffOrNamesItselfEndsInADraftOrARefusalWithItsPlace(String text) throws Exception {
    write("g_cut", text);

    try {
      assertThat(DraftedDesign.of(root.resolve("g_cut"), root).errors()).isEmpty();
    } catch (DraftRefused refused) {
      assertThat(refused).hasMessageContaining("game.rb:1:");
    }
  }

  @Test
  void aFolderWithLineEndsOfWindowsIsRead() throws Exception {
    write("g_windows", "\uFEFF" + BASE.replace("\n", "\r\n"));

    DraftedDesign windows = DraftedDesign.of(root.resolve("g_windows"), root);

    assertThat(windows.errors()).isEmpty();
    assertThat(text(windows, "draft.md")).contains("- method `setup`:").doesNotContain("OTHER");
  }

  @Test
  void aFolderWithoutATitleIsRefused() throws Exception {
    Files.createDirectories(root.resolve("empty"));
    write("g_other", "NAME = 'x'\n");

    assertThatThrownBy(() -> DraftedDesign.of(root.resolve("empty"), root))
        .hasMessageContaining("no Ruby files");
    assertThatThrownBy(() -> DraftedDesign.of(root.resolve("g_other"), root))
        .hasMessageContaining("not the folder of a title");
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

  private void write(String folder, String text) throws Exception {
    Files.createDirectories(root.resolve(folder));
    Files.writeString(root.resolve(folder).resolve("game.rb"), text);
  }

  private static String text(DraftedDesign design, String file) throws Exception {
    return Files.readString(design.folder().resolve(file));
  }
}
