package roundhouse.editor.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import roundhouse.engine.play.HookRegistry;

/** The guide explains the current view, and its links lead somewhere. */
class GuideTest {
  private static final Guide GUIDE = Guide.read();
  private static final Pattern BESIDE = Pattern.compile("<img [^>]*>\\s*<img ");
  private static final Pattern LINK = Pattern.compile("<a href=\"([^\"]+)\"");

  @Test
  void aKeyOfAMapIsExplainedWhereMapsAre() {
    assertThat(GUIDE.find(GuideTopic.word(Path.of("designs", "mine", "map.yaml"), "terrain")))
        .isEqualTo(new GuideLocation("designs/guide/reference/map.md", "hex.terrain"));
  }

  @Test
  void aKeyThatSeveralPartsHaveIsExplainedForTheFileItStandsIn() {
    assertThat(
            GUIDE
                .find(GuideTopic.word(Path.of("designs", "mine", "trains.yaml"), "price"))
                .anchor())
        .isEqualTo("train.price");
    assertThat(
            GUIDE
                .find(GuideTopic.word(Path.of("designs", "mine", "privates.yaml"), "price"))
                .anchor())
        .isEqualTo("private.price");
  }

  @Test
  void aWordThatNoRowExplainsLeadsToItsFile() {
    assertThat(GUIDE.find(GuideTopic.word(Path.of("designs", "mine", "market.yaml"), "nonsense")))
        .isEqualTo(new GuideLocation("designs/guide/reference/market.md", ""));
  }

  @Test
  void aKeyOfATestPositionIsExplainedAmongTestPositions() {
    assertThat(
            GUIDE
                .find(GuideTopic.word(Path.of("designs", "mine", "tests", "limit.yaml"), "refused"))
                .anchor())
        .isEqualTo("test-step.refused");
  }

  @Test
  void aPartWrittenInTheTitleIsExplainedOnItsOwnPage() {
    assertThat(GUIDE.find(GuideTopic.word(Path.of("designs", "mine", "title.yaml"), "rusts-on")))
        .isEqualTo(new GuideLocation("designs/guide/reference/trains.md", "train.rusts-on"));
  }

  @Test
  void aFileWithoutAPageLeadsToTheIndex() {
    assertThat(GUIDE.find(GuideTopic.word(Path.of("designs", "mine", "notes.yaml"), "nonsense")))
        .isEqualTo(new GuideLocation(Guide.INDEX, ""));
  }

  @Test
  void everyPageForUsersIsInTheGuide() throws IOException {
    List<String> pages = GUIDE.pages().stream().map(GuidePage::path).toList();
    for (Path folder : List.of(Path.of("designs", "guide"), Path.of("scripts", "guide")))
      try (Stream<Path> files = Files.walk(folder)) {
        assertThat(
                files.filter(Files::isRegularFile).map(file -> file.toString().replace('\\', '/')))
            .isSubsetOf(pages);
      }
    assertThat(pages).noneMatch(page -> page.endsWith("rules.md"));
  }

  @Test
  void noPictureStandsBesideAnother() {
    assertThat(GUIDE.pages())
        .allSatisfy(
            page ->
                assertThat(page.html()).doesNotContainPattern(BESIDE).as("pictures of %s", page));
  }

  @TestFactory
  Stream<DynamicTest> everyHookHasItsRow() {
    return HookRegistry.names().stream()
        .map(
            hook ->
                DynamicTest.dynamicTest(
                    hook,
                    () ->
                        assertThat(GUIDE.find(GuideTopic.hook(hook)).anchor())
                            .endsWith("." + hook)));
  }

  @TestFactory
  Stream<DynamicTest> everyPartOfADesignHasItsPage() {
    return Stream.of(
            "title",
            "map",
            "tiles",
            "market",
            "trains",
            "phases",
            "kinds",
            "companies",
            "privates",
            "rounds",
            "options")
        .map(
            part ->
                DynamicTest.dynamicTest(
                    part, () -> assertThat(GUIDE.page(GuideTopic.part(part).page())).isPresent()));
  }

  @TestFactory
  Stream<DynamicTest> everyLinkLeadsSomewhere() {
    return GUIDE.pages().stream()
        .flatMap(
            page ->
                LINK.matcher(page.html())
                    .results()
                    .map(found -> found.group(1))
                    .filter(link -> !link.startsWith("http"))
                    .map(
                        link ->
                            DynamicTest.dynamicTest(
                                page.path() + " " + link,
                                () -> leads(GuideLocation.of(page.path(), link)))));
  }

  private static void leads(GuideLocation to) {
    if (GUIDE.page(to.page()).isEmpty()) assertThat(Files.exists(Path.of(to.page()))).isTrue();
    else if (!to.anchor().isEmpty()) assertThat(anchors(to.page())).contains(to.anchor());
  }

  private static List<String> anchors(String page) {
    return GUIDE.page(page).orElseThrow().sections().stream()
        .map(GuidePage.Section::anchor)
        .toList();
  }
}
