package roundhouse.editor.dock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.editor.dock.DockArea.Split;
import roundhouse.editor.dock.DockArea.Tabs;
import roundhouse.editor.dock.DockLayout.Edge;
import roundhouse.editor.dock.DockLayout.WindowContent;
import roundhouse.editor.dock.NamedLayouts.LayoutJson;

class DockLayoutTest {
  private static final DockArea AREA =
      Split.across(
          0.25,
          Tabs.of("files"),
          Split.down(0.7, Tabs.of("board", "map").front("map"), Tabs.of("log", "market")));
  private static final WindowContent MAIN =
      new WindowContent(
          Optional.of(AREA),
          Map.of(Edge.BOTTOM, List.of("seats")),
          Map.of("seats", 200),
          Optional.empty());
  private static final WindowContent SECOND_SCREEN =
      new WindowContent(
          Optional.of(Tabs.of("books")),
          Map.of(),
          Map.of(),
          Optional.of(new Rectangle(1700, 40, 500, 800)));
  private static final DockLayout LAYOUT =
      new DockLayout(MAIN, List.of(SECOND_SCREEN), Set.of("lines"));

  private static final String FILES_ONLY =
      """
      {"main": {"area": {"tabs": ["files"], "front": "files"}}, "windows": []}
      """;

  @Test
  void whatIsWrittenIsReadAgain() throws IOException {
    DockLayout read = LayoutJson.read(LayoutJson.write(LAYOUT));

    assertThat(read.main().area()).contains(AREA);
    assertThat(read.main().edges().get(Edge.BOTTOM)).containsExactly("seats");
    assertThat(read.windows().getFirst().bounds()).contains(new Rectangle(1700, 40, 500, 800));
    assertThat(read.closed()).containsExactly("lines");
    assertThat(read.views()).containsExactlyElementsOf(LAYOUT.views().toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "{}",
        "{\"main\": 3}",
        "{\"main\": {}}{",
        "{\"main\": {\"area\": {\"tabs\": []}}}",
        "{\"main\": {\"area\": {\"across\": [{\"tabs\": [\"log\"], \"front\": \"log\"}]}}}",
        "{\"main\": {\"area\": {\"tabs\": [\"log\"], \"front\": \"map\"}}}",
        "{\"main\": {}, \"windows\": [{}]}"
      })
  void whatIsNoLayoutIsRefused(String text) {
    assertThatThrownBy(() -> LayoutJson.read(text)).isInstanceOf(IOException.class);
  }

  @Test
  void aShareOutsideZeroToOneIsRefused() {
    String text =
        "{\"main\": {\"area\": {\"down\": [{\"tabs\": [\"log\"], \"front\": \"log\"}, {\"tabs\":"
            + " [\"map\"], \"front\": \"map\"}], \"share\": 7}}}";

    assertThatThrownBy(() -> LayoutJson.read(text))
        .hasMessageContaining("a share of 7.0 is not between 0 and 1");
  }

  @Test
  void viewsThatNoLongerExistLeaveNoGap() {
    DockLayout kept = LAYOUT.keeping(Set.of("files", "board", "market"));

    assertThat(kept.main().area())
        .contains(
            Split.across(
                0.25, Tabs.of("files"), Split.down(0.7, Tabs.of("board"), Tabs.of("market"))));
    assertThat(kept.windows()).isEmpty();
    assertThat(kept.views()).containsExactly("files", "board", "market");
  }

  @Test
  void aViewThatIsInTwoPlacesStaysInTheFirst() throws IOException {
    DockLayout twice =
        new DockLayout(
            LayoutJson.read(FILES_ONLY).main(),
            List.of(
                new WindowContent(
                    Optional.of(Tabs.of("files", "log")),
                    Map.of(),
                    Map.of(),
                    Optional.of(new Rectangle()))),
            Set.of());

    assertThat(twice.keeping(Set.of("files", "log")).views()).containsExactly("files", "log");
  }

  @Test
  void tabsBesideAViewAreFoundThroughAllParts() {
    assertThat(LAYOUT.tabsWith("market")).containsExactly("log", "market");
    assertThat(LAYOUT.tabsWith("unknown")).isEmpty();
  }

  private static DockArea area(DockLayout layout) {
    return layout.main().area().orElseThrow();
  }

  @Test
  void aClosedViewIsNowhereAndKnownAsClosed() {
    DockLayout closed = LAYOUT.closing("map").closing("books").closing("seats");

    assertThat(closed.views()).containsExactly("files", "board", "log", "market");
    assertThat(closed.closed()).containsExactlyInAnyOrder("lines", "map", "books", "seats");
    assertThat(closed.windows()).as("an empty window goes").isEmpty();
  }

  @Test
  void aViewGoesIntoTheTabsOfAnotherAtTheWantedPlace() {
    DockLayout moved = LAYOUT.moving("seats", "board", 1);

    assertThat(moved.tabsWith("board")).containsExactly("board", "seats", "map");
    assertThat(moved.main().edges().get(Edge.BOTTOM)).isEmpty();
    assertThat(area(moved).tabsWith("log")).containsExactly("log", "market");
    assertThat(area(LAYOUT.moving("market", "log", 0)).tabsWith("log"))
        .as("tabs change their order")
        .containsExactly("market", "log");
  }

  @ParameterizedTest
  @CsvSource({
    "LEFT, true, true",
    "RIGHT, true, false",
    "ABOVE, false, true",
    "BELOW, false, false"
  })
  void aViewGoesToTheWantedSideOfAnother(DockPlace side, boolean across, boolean first) {
    DockLayout moved = DockLayout.of(Tabs.of("board", "log")).moving("log", side, "board");

    Tabs log = Tabs.of("log");
    Tabs board = Tabs.of("board");
    assertThat(area(moved))
        .isEqualTo(new Split(across, 0.5, first ? log : board, first ? board : log));
  }

  @Test
  void aClosedViewThatIsPlacedIsClosedNoMore() {
    DockLayout again = LAYOUT.moving("lines", DockPlace.TABS, "books");

    assertThat(again.closed()).isEmpty();
    assertThat(again.windows().getFirst().views()).containsExactly("books", "lines");
  }

  @Test
  void aViewGoesAlongASideOfItsWindowOrFillsAnEmptyOne() {
    DockLayout along = LAYOUT.bordering("seats", DockPlace.RIGHT, 0.25, Optional.of("books"));
    assertThat(along.windows().getFirst().area())
        .contains(Split.across(0.75, Tabs.of("books"), Tabs.of("seats")));

    DockLayout only = DockLayout.empty().bordering("log", DockPlace.LEFT, 0.2, Optional.empty());
    assertThat(area(only)).isEqualTo(Tabs.of("log"));
  }

  @Test
  void aViewFloatsOrHidesWithoutLeavingACopy() {
    DockLayout floating = LAYOUT.floating("log", new Rectangle(1, 2, 300, 400));
    assertThat(floating.views()).doesNotHaveDuplicates().hasSize(7);
    assertThat(floating.windows()).hasSize(2);

    DockLayout hidden = floating.hiding("log", Edge.BOTTOM);
    assertThat(hidden.main().edges().get(Edge.BOTTOM)).containsExactly("seats", "log");
    assertThat(hidden.windows()).hasSize(1);
  }

  @Test
  void aDividerMovesAloneAndLeavesNoPartTooSmall() {
    Function<String, Dimension> least = _ -> new Dimension(100, 80);
    DockLayout wide =
        LAYOUT.with(
            0, main -> main.with(all -> all.dividing(0, split -> split.divided(0.9, 400, least))));
    assertThat(((Split) area(wide)).share()).isEqualTo(0.75);

    DockLayout high =
        LAYOUT.with(
            0, main -> main.with(all -> all.dividing(1, split -> split.divided(0.4, 400, least))));
    assertThat(((Split) area(high)).share()).isEqualTo(0.25);
    assertThat(((Split) ((Split) area(high)).second()).share()).isEqualTo(0.4);
  }

  @Test
  void areasAndDividersFillTheRoom() {
    ViewPlan plan = ViewPlan.of(AREA, new Rectangle(0, 0, 1005, 605));

    assertThat(plan.areas())
        .extracting(ViewPlan.Area::bounds)
        .containsExactly(
            new Rectangle(0, 0, 250, 605),
            new Rectangle(255, 0, 750, 420),
            new Rectangle(255, 425, 750, 180));
    assertThat(plan.dividers()).extracting(ViewPlan.Divider::at).containsExactly(252, 422);
    assertThat(plan.dividers().getFirst().share(502)).isEqualTo(0.5);
  }
}
