package roundhouse.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.Title;
import roundhouse.print.PageSize.Orientation;
import roundhouse.print.PrintFiles.SvgPages;
import roundhouse.print.PrintedGame.Part;
import roundhouse.print.RulesSummary.RuleSentences.RuleWords;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Repository;
import roundhouse.testkit.TestTitle;
import roundhouse.testkit.Tiny;

class PrintedGameTest {
  private static final Title TINY = Tiny.plain();

  @ParameterizedTest
  @EnumSource(Part.class)
  void everyPartOfATitleHasPages(Part part) {
    List<PrintedPage> pages = game(PageSize.A4).pages(Set.of(part));

    boolean has = part != Part.PRIVATES || !TINY.design().privates().isEmpty();
    assertThat(pages.isEmpty()).isNotEqualTo(has);
  }

  @Test
  void everySvgPageIsToScale() {
    Map<String, String> files = SvgPages.of(game(PageSize.A4).pages(Set.of(Part.MAP, Part.RULES)));

    assertThat(files).containsKey("01-map.svg").hasSizeGreaterThan(1);
    assertThat(files.get("01-map.svg"))
        .contains("width=\"210mm\"", "height=\"297mm\"", "viewBox=\"0 0 2100 2970\"");
  }

  @Test
  void sheetsLieAsTheyAreWantedOrAsFewerAreNeeded() {
    for (Part part : Part.values()) {
      List<PrintedPage> upright = pages(part, Orientation.UPRIGHT);
      List<PrintedPage> sideways = pages(part, Orientation.SIDEWAYS);
      assertThat(upright).allMatch(page -> page.sheet().width() < page.sheet().height());
      assertThat(sideways).allMatch(page -> page.sheet().width() > page.sheet().height());
      if (part != Part.AID && part != Part.RULES)
        assertThat(pages(part, Orientation.ANY))
            .as("%s", part)
            .hasSize(Math.min(upright.size(), sideways.size()));
    }
  }

  private static List<PrintedPage> pages(Part part, Orientation orientation) {
    return new PrintedGame(TINY, PageSize.A4, orientation, PrintedGame.USUAL_HEX)
        .pages(Set.of(part));
  }

  @Test
  void aSmallImageOfAPageShowsWhatALargeOneShows() {
    PrintedPage tiles = game(PageSize.A4).pages(Set.of(Part.TILES)).getFirst();

    assertThat(ink(tiles.image(0.4))).isCloseTo(ink(tiles.image(4)), within(0.004));
  }

  /** How much of an image is blue or black. */
  private static double ink(BufferedImage image) {
    double ink = 0;
    for (int x = 0; x < image.getWidth(); x++)
      for (int y = 0; y < image.getHeight(); y++) ink += 255 - (image.getRGB(x, y) & 0xFF);
    return ink / 255 / image.getWidth() / image.getHeight();
  }

  @Test
  void theRulesSummaryDescribesTheParameters() {
    List<PageBlock> blocks = RulesSummary.of(TINY);

    assertThat(blocks)
        .contains(
            new PageBlock.Heading("Operating round"),
            new PageBlock.Paragraph(
                "Companies have turns by share price, the highest first.", 0, Typeface.PLAIN),
            new PageBlock.Paragraph(
                "Trains may be bought from other companies.", 4, Typeface.PLAIN));
    assertThat(blocks)
        .as("what does not hold")
        .filteredOn(PageBlock.Paragraph.class::isInstance)
        .noneSatisfy(
            block ->
                assertThat(((PageBlock.Paragraph) block).text())
                    .contains("A bankruptcy during a stock round ends"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1860", "1889", "18GB"})
  void theRulesSummarySaysOnlyWhatAppliesAndInSentences(String title) {
    List<String> told =
        RulesSummary.of(TestTitle.of(title)).stream()
            .filter(PageBlock.Paragraph.class::isInstance)
            .map(block -> ((PageBlock.Paragraph) block).text())
            .toList();

    assertThat(told).noneMatch(text -> text.startsWith("Whether "));
    assertThat(told).noneMatch(text -> text.matches(".*: (0|never|nobody|neither|none|stay)"));
    assertThat(told).noneMatch(text -> text.startsWith("•"));
    assertThat(told)
        .as("keys of the format, but where files of scripts are named as well")
        .filteredOn(text -> !text.endsWith(".js"))
        .noneMatch(text -> text.matches(".*'[a-z-]+'.*"));
    assertThat(told).contains("Players have turns clockwise until all pass.");
    assertThat(told).as("options for recorded games").noneMatch(text -> text.startsWith("As rec"));
    assertThat(told).filteredOn(text -> text.contains(": ")).hasSizeLessThan(told.size() / 3);
  }

  @Test
  void eachSentenceOfTheRulesSummaryIsAboutAKeyOfTheFormat() throws IOException {
    var format = new StringBuilder();
    try (Stream<Path> pages = Files.list(Repository.designs().resolve("schema"))) {
      for (Path page : pages.toList()) format.append(Files.readString(page));
    }
    assertThat(RuleWords.keys())
        .allMatch(key -> format.indexOf("\"" + key.replaceAll("\\..*", "") + "\"") >= 0);
  }

  @Test
  void certificatesMarkersAndTrainsMatchTheDesign() {
    var cards = new Cards(TINY);
    int shares =
        TINY.design().companies().keySet().stream()
            .mapToInt(company -> TINY.design().kindOf(company).shares().size())
            .sum();
    int trains =
        TINY.design().trains().values().stream()
            .mapToInt(train -> TilePages.copies(train.count()))
            .sum();

    assertThat(cards.certificates()).hasSize(shares);
    assertThat(cards.trains()).hasSize(trains);
  }

  @Test
  void textIsBrokenIntoFittingLines() {
    assertThat(Typeface.PLAIN.lines("one two three", 3, 1000)).containsExactly("one two three");
    assertThat(Typeface.PLAIN.lines("one two three", 3, 1)).containsExactly("one", "two", "three");
  }

  @Test
  void aDesignWithoutTilesHasNoPagesOfTiles(@TempDir Path folder) throws IOException {
    Tiny.copyInto(folder, "none");
    Files.writeString(folder.resolve("tiny").resolve("tiles.yaml"), "{}");
    Title none =
        TestTitle.load(
            new TitleLoader(folder, folder.resolve("scripts"), Tiny.TILES), "tiny", Set.of());

    assertThat(new PrintedGame(none, PageSize.A4, 38).pages(Set.of(Part.TILES))).isEmpty();
  }

  @Test
  void impossibleHexSizesAreRefused() {
    assertThatThrownBy(() -> new PrintedGame(TINY, PageSize.A4, 2))
        .hasMessageContaining("10 to 100 mm");
  }

  private static PrintedGame game(PageSize size) {
    return new PrintedGame(TINY, size, PrintedGame.USUAL_HEX);
  }
}
