package roundhouse.editor.dock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Rectangle;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.editor.dock.DockArea.Split;
import roundhouse.editor.dock.DockArea.Tabs;
import roundhouse.editor.dock.DockLayout.Edge;
import roundhouse.editor.dock.DockLayout.WindowContent;

class DockLayoutTest {
  private static final DockArea AREA =
      Split.across(
          0.25,
          Tabs.of("files"),
          Split.down(0.7, Tabs.of("board", "map").front("map"), Tabs.of("log", "market")));
  private static final WindowContent MAIN =
      new WindowContent(Optional.of(AREA), Map.of(Edge.BOTTOM, List.of("seats")), Optional.empty());
  private static final WindowContent SECOND_SCREEN =
      new WindowContent(
          Optional.of(Tabs.of("books")), Map.of(), Optional.of(new Rectangle(1700, 40, 500, 800)));
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
                    Optional.of(Tabs.of("files", "log")), Map.of(), Optional.of(new Rectangle()))),
            Set.of());

    assertThat(twice.keeping(Set.of("files", "log")).views()).containsExactly("files", "log");
  }

  @Test
  void tabsBesideAViewAreFoundThroughAllParts() {
    assertThat(LAYOUT.tabsWith("market")).containsExactly("log", "market");
    assertThat(LAYOUT.tabsWith("unknown")).isEmpty();
  }
}
