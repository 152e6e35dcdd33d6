package roundhouse.drafts.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a draft of a folder lists instead of reading it, and what it guesses. */
class FolderLeftoversTest extends FolderDraftTest {

  @Test
  void methodsAreListedAndNotRead() throws Exception {
    assertThat(text(draft("g_base"), "draft.md")).contains("- method `setup`:");
  }

  @Test
  void aMethodThatAHookCanCarryHasAStub() throws Exception {
    assertThat(text(draft("g_base"), "draft.md"))
        .contains("## Stubs")
        .contains("### roundStarted")
        .contains("- method `setup`: what is done once at the start (script: roundStarted)")
        .contains("export function roundStarted(")
        .doesNotContain("### stopRevenue");
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
    DraftedDesign draft = draft("g_base");

    assertThat(text(draft, "trains.yaml")).contains("count: 2,").contains("count: unlimited");
    assertThat(text(draft, "phases.yaml")).contains("starts-with: 4");
    assertThat(text(draft, "draft.md"))
        .contains("2 of 2-trains: a method counts them")
        .contains("any number of 4-trains: a method counts them")
        .contains("phase 4 starts with train 4: its name")
        .contains("the game ends with the set in which the bank breaks");
  }

  @Test
  void aMinorWithTheNameOfAPrivateComesWithItAndATileMayCloseIt() throws Exception {
    write(
        "g_base",
        BASE.replace(
            "BANK_CASH",
            """
            MINORS = [{ sym: 'M', name: 'Minor', tokens: [0], coordinates: 'A1', color: '#00ff00' }].freeze
            COMPANIES = [{ sym: 'M', name: 'Minor', value: 50, treasury: 60, revenue: 0,
                           desc: 'Using this tile laying ability closes the private company.',
                           abilities: [{ type: 'tile_lay', hexes: ['A3'], tiles: ['57'], when: 'track' }] }].freeze
            BANK_CASH\
            """));
    DraftedDesign draft = draft("g_base");

    assertThat(text(draft, "privates.yaml"))
        .contains("railway: { company: M, cash: 60 }")
        .contains("closes: yes");
    assertThat(text(draft, "kinds.yaml")).contains("starts: with-private");
  }

  @Test
  void whatManyTitlesHaveIsWrittenWithTheScriptsThatTheyShare() throws Exception {
    write(
        "g_base",
        BASE.replace(
                "BANK_CASH",
                """
                COMPANIES = [{ sym: 'Y', name: 'Yards', value: 50, revenue: 10, abilities: [
                  { type: 'train_discount', discount: 0.5, owner_type: 'corporation', trains: %w[2 4], count: 1,
                    closed_when_used_up: true, when: 'buy_train' },
                  { type: 'revenue_change', revenue: 0, on_phase: '4' }] }].freeze
                BANK_CASH\
                """)
            .replace("name: '4', on: '4',", "name: '4', on: '4', status: ['limited_train_buy'],"));
    DraftedDesign draft = draft("g_base");

    assertThat(draft.errors()).isEmpty();
    assertThat(text(draft, "title.yaml"))
        .contains("scripts: derrick income-by-phase train-discount")
        .doesNotContain("privates.Y");
    assertThat(text(draft, "privates.yaml"))
        .contains("train-discount: { percent: 50, trains: [2, 4], closes: yes }")
        .contains("other-income: { phases: { 4: 0 } }");
    assertThat(text(draft, "rounds.yaml"))
        .contains("- script: { name: discount, waits: no, again: yes }");
    assertThat(text(draft, "phases.yaml")).contains("data: { bank-trains-a-turn: 1 }");
  }

  @Test
  void aReservationLastsAsLongAsTheClaimThatItKeeps() throws Exception {
    write(
        "g_base",
        BASE.replace(
            "color: '#ff0000' }]",
            """
            color: '#ff0000', abilities: [
              { type: 'token', hexes: ['A1'], price: 40 }, { type: 'reservation', hex: 'A1', remove: '4' }] }]\
            """));
    DraftedDesign draft = draft("g_base");

    assertThat(text(draft, "companies.yaml"))
        .contains("claims: { hex: A1, price: 40, kept-until: 4 }");
    assertThat(text(draft, "title.yaml")).doesNotContain("reservation");
  }

  @Test
  void aTokenHasTheAmountThatTheTextOfItsPrivateNames() throws Exception {
    write(
        "g_base",
        BASE.replace(
            "BANK_CASH",
            """
            COMPANIES = [{ sym: 'P', name: 'Port', value: 50, revenue: 5, desc: 'It adds $20 to runs there.',
                           abilities: [{ type: 'assign_hexes', hexes: ['A1'], count: 1 }, { type: 'assign_corporation' }] },
                         { sym: 'Q', name: 'Quay', value: 50, revenue: 5, desc: 'It adds $20, or later $30.',
                           abilities: [{ type: 'assign_hexes', hexes: ['A1'], count: 1 }] }].freeze
            BANK_CASH\
            """));
    DraftedDesign draft = draft("g_base");

    assertThat(draft.errors()).isEmpty();
    assertThat(text(draft, "privates.yaml"))
        .contains("# guess: the token of the private P adds 20: its text")
        .contains("tokens: { P: { hexes: A1, owner: 20 } }");
    assertThat(text(draft, "rounds.yaml")).contains("    - place-tokens\n    - lay-track");
    assertThat(text(draft, "title.yaml"))
        .contains("privates.Q: \"the private Q lacks a rule: a token on a hex")
        .doesNotContain("privates.P");
  }

  @Test
  void aTileOfAPrivateThatTheUsualRulesLayNowhereIsAnException() throws Exception {
    write(
        "g_base",
        BASE.replace(
            "BANK_CASH",
            """
            COMPANIES = [{ sym: 'P', name: 'Paving', value: 50, revenue: 5,
                           abilities: [{ type: 'tile_lay', hexes: ['A1'], tiles: %w[57 no7], when: 'track' }] },
                         { sym: 'Q', name: 'Quay', value: 50, revenue: 5,
                           abilities: [{ type: 'tile_lay', hexes: ['A3'], tiles: ['57'], when: 'track', special: false }] }].freeze
            BANK_CASH\
            """));
    DraftedDesign draft = draft("g_base");

    assertThat(draft.errors()).isEmpty();
    assertThat(text(draft, "title.yaml"))
        .contains("# guess: anybody may lay tile no7 of the private P")
        .contains("upgrades:\n  - printed -> no7 also on A1\n\n");
  }

  @Test
  void aDraftOfAVariantTakesTheSequenceOfPlayFromWhatItExtends() throws Exception {
    DraftedDesign base = draft("g_base");
    DraftedDesign heir =
        DraftedDesign.of(root.resolve("g_heir"), root, base.folder().getFileName().toString());

    assertThat(heir.draft().base(List.of("1889", "BASE"))).contains("BASE");
    assertThat(heir.errors()).isEmpty();
    assertThat(heir.folder().resolve("rounds.yaml")).doesNotExist();
    assertThat(heir.folder().resolve("trains.yaml")).doesNotExist();
    assertThat(heir.title().orElseThrow().design().trains()).containsOnlyKeys("2", "4");
    assertThat(heir.title().orElseThrow().design().bank().cash()).isEqualTo(5_000);
    assertThat(text(heir, "map.yaml")).contains("hexes:\n  remove: all\n");
  }

  @Test
  void whatAnElderInheritsFromAndIsNotThereIsToldFirst() throws Exception {
    write(
        "g_base",
        BASE.replace("module Base", "require_relative '../g_elder/game'\nmodule Base")
            .replace("Game < Game::Base", "Game < GElder::Game"));

    assertThat(text(draft("g_heir"), "title.yaml"))
        .contains("missing:\n  title: \"the title inherits from GElder::Game")
        .contains("put it there and make the draft again");
  }

  /** A title with a private, and with a step of its own that sells it. */
  private void writeOpening(String file, String step) throws Exception {
    write(
        "g_base",
        BASE.replace(
            "BANK_CASH",
            "COMPANIES = [{ sym: 'M', name: 'Mine', value: 50, revenue: 5 }].freeze\nBANK_CASH"));
    Path steps = Files.createDirectories(root.resolve("g_base").resolve("step"));
    Files.writeString(steps.resolve(file + ".rb"), "class " + step + "\nend\n");
  }

  @Test
  void anOpeningOfItsOwnIsMissing() throws Exception {
    writeOpening("simple_draft", "SimpleDraft");

    assertThat(text(draft("g_base"), "title.yaml"))
        .contains("rounds.opening: ")
        .contains("an opening of its own, 'simple draft'")
        .contains("'A draft' in the guide's wishes has it whole")
        .doesNotContain("a step of its own");
  }

  @Test
  void anOpeningThatAStepHasIsWrittenSo() throws Exception {
    writeOpening("draft_distribution", "DraftDistribution");
    DraftedDesign drafted = draft("g_base");
    assertThat(text(drafted, "title.yaml"))
        .contains("first: draft")
        .doesNotContain("rounds.opening");
    assertThat(text(drafted, "rounds.yaml")).contains("    - draft-privates\n");
    assertThat(text(drafted, "options.yaml")).doesNotContain("lot-auction");
    assertThat(drafted.errors()).isEmpty();
  }

  @Test
  void eachPrivateIsAuctionedWhereTheSourceSaysSo() throws Exception {
    writeOpening("single_item_auction", "SingleItemAuction");
    DraftedDesign drafted = draft("g_base");
    assertThat(text(drafted, "rounds.yaml")).contains("sale: auction").contains("falling: M");
    assertThat(text(drafted, "title.yaml")).doesNotContain("rounds.opening");
  }

  @Test
  void anAuctionOfItsOwnIsNoDraft() throws Exception {
    writeOpening("moving_bid_auction", "MovingBidAuction");

    assertThat(text(draft("g_base"), "title.yaml"))
        .contains("an opening of its own, 'moving bid auction'")
        .doesNotContain("'A draft'");
  }

  @Test
  void aStepThatNoOtherTitleHasIsMissingAndAUsualOneIsToldWithItsHook() throws Exception {
    Path steps = Files.createDirectories(root.resolve("g_base").resolve("step"));
    Files.writeString(steps.resolve("merge_mines.rb"), "class MergeMines\n COST = 35\nend\n");
    Files.writeString(steps.resolve("token.rb"), "class Token\nend\n");
    DraftedDesign draft = draft("g_base");

    assertThat(text(draft, "title.yaml"))
        .contains("  rounds: \"the source has a step of its own, 'merge mines'")
        .doesNotContain("'token'");
    assertThat(text(draft, "draft.md"))
        .contains("a step merge mines of its own; numbers in it: 35")
        .contains("a step token of its own: keys of place-marker, or hook mayPlaceMarker")
        .contains("### mayPlaceMarker");
    assertThat(draft.errors()).isEmpty();
  }

  @Test
  void aMethodThatTitlesOftenHaveIsToldWithItsHook() throws Exception {
    write("g_base", BASE.replace("BANK_CASH", "def player_value(player)\nend\nBANK_CASH"));

    assertThat(text(draft("g_base"), "draft.md"))
        .contains("- method `player_value`: what counts in a player's worth (hook worth)")
        .contains("### worth");
  }

  @Test
  void aBankruptcyEndsTheGameOrLeavesOnePlayerFewer() throws Exception {
    assertThat(text(draft("g_base"), "title.yaml")).contains("player-bankrupt: at once");
    write(
        "g_heir",
        HEIR.replace("BANK_CASH", "BANKRUPTCY_ENDS_GAME_AFTER = :all_but_one\nBANK_CASH"));
    assertThat(text(draft("g_heir"), "title.yaml"))
        .contains("one-player-left: at once")
        .doesNotContain("player-bankrupt");
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
    DraftedDesign draft = draft("g_base");

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
    DraftedDesign draft = draft("g_base");

    assertThat(text(draft, "kinds.yaml")).contains("markers: 40 40");
    assertThat(text(draft, "draft.md"))
        .contains("- constant `LOAN_VALUE`: what a loan brings ('loans'); it is 50")
        .contains(
            "- constant `ONE_MORE`: it says something for a method or a step of its own; it is [7]")
        .contains("- constants `A, B`: not read; numbers in it: 1, 2")
        .contains("## Not read", "- `TRAINS.*.salvage`: 10 at 2")
        .contains("- computed: `UNKNOWN`, in `CORPORATIONS`")
        .doesNotContain("constant `MORE`");
  }

  @Test
  void aPhaseWhoseTrainIsSoldTooEarlyIsLeftOutAndNamed() throws Exception {
    write(
        "g_base",
        BASE.replace(
                "{ name: '4', on: '4',",
                "{ name: '4', on: '4', train_limit: 3, tiles: [] },\n" + "{ name: '5', on: '2',")
            .replace("rusts_on: '4'", "rusts_on: '2'"));
    DraftedDesign draft = draft("g_base");

    assertThat(draft.errors()).isEmpty();
    assertThat(text(draft, "draft.md"))
        .contains("- phase 5: train 2 is not sold after the train of the phase before")
        .contains("- rusts-on of train 2: train 2 is sold no later");
  }

  @Test
  void aHexKeepsItsCityWhereAValueIsForAColourThatNoPhaseHas() throws Exception {
    write("g_base", BASE.replace("city=revenue:0'", "city=revenue:yellow_20|black_50'"));
    DraftedDesign draft = draft("g_base");

    assertThat(text(draft, "map.yaml")).contains("city=revenue:yellow_20\"");
    assertThat(text(draft, "draft.md")).contains("- the value 'black_50' on A1");
  }

  @Test
  void nobodyStartsAgainForNothing() throws Exception {
    write("g_base", BASE.replace("%w[50 60p 70p 80]", "%w[0r 50r 60p 70p]"));
    DraftedDesign draft = draft("g_base");

    assertThat(draft.errors()).isEmpty();
    assertThat(text(draft, "market.yaml")).contains("0  50r 60p 70p");
    assertThat(text(draft, "draft.md"))
        .contains("the letter 'r' at the price 0r: nobody starts there");
  }

  @Test
  void aCertificateThatOnePrivateBringsIsNotDrawnForAnother() throws Exception {
    write("g_base", twoCompanies("'random_president'", "'ONE_0'"));
    DraftedDesign draft = draft("g_base");

    assertThat(draft.errors()).isEmpty();
    assertThat(text(draft, "privates.yaml"))
        .contains("drawn-from: TWO, president: yes")
        .contains("company: ONE, president: yes");
  }

  @Test
  void aPresidentIsDrawnForOnePrivateOnly() throws Exception {
    write("g_base", twoCompanies("'random_president'", "'random_president'"));
    DraftedDesign draft = draft("g_base");

    assertThat(draft.errors()).isEmpty();
    assertThat(text(draft, "privates.yaml")).containsOnlyOnce("president: yes");
    assertThat(text(draft, "draft.md")).contains("private B");
  }

  /** Two companies, and two privates that bring shares. */
  private static String twoCompanies(String first, String second) {
    return BASE.replace(
        "color: '#ff0000' }].freeze",
        """
        color: '#ff0000' },
                  { sym: 'TWO', name: 'Two', tokens: [0], coordinates: 'A1', color: '#00ff00' }].freeze
          COMPANIES = [{ sym: 'A', name: 'Ada', value: 20, revenue: 5, abilities: [{ type: 'shares', shares: %s }] },
                       { sym: 'B', name: 'Bee', value: 40, revenue: 5, abilities: [{ type: 'shares', shares: %s }] }].freeze\
        """
            .formatted(first, second));
  }

  @Test
  void aPowerThatNoKeyCarriesNamesItsHook() throws Exception {
    write(
        "g_base",
        BASE.replace(
            "BANK_CASH",
            "COMPANIES = [{ sym: 'M', name: 'Mine', value: 50, revenue: 5,"
                + " abilities: [{ type: 'additional_token', count: 1 }] }].freeze\nBANK_CASH"));

    assertThat(text(draft("g_base"), "draft.md"))
        .contains("one more station marker (a script: hook privateSold, addMarkers)")
        .contains("### privateSold");
  }

  @Test
  void anotherSetOfCompaniesIsAnOptionWithWhatItHasOtherwise() throws Exception {
    write(
        "g_base",
        BASE.replace(
            "BANK_CASH",
            """
            COMPANIES = [{ sym: 'M', name: 'Mine', value: 50, revenue: 5 }].freeze
            COMPANIES_1E = { 'M' => { name: 'Mine', value: 60, revenue: 5, min_price: 30 } }.freeze
            CORPORATIONS_1E = [{ sym: 'ONE', name: 'One', tokens: [0, 80], color: '#00ff00' },
                               { sym: 'NEW', name: 'New', tokens: [0] }].freeze
            BANK_CASH\
            """));
    DraftedDesign draft = draft("g_base");

    assertThat(draft.errors()).isEmpty();
    assertThat(text(draft, "options.yaml"))
        .contains("says: The companies of COMPANIES_1E and CORPORATIONS_1E.")
        .contains("privates: { M: { price: 60 } }")
        .contains("companies: { ONE: { name: One, markers: 0 80 } }");
    assertThat(text(draft, "title.yaml"))
        .contains("options.set-1e:")
        .contains("not drafted: min price of M, NEW, which the usual set lacks");
  }
}
