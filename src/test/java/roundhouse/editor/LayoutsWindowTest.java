package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import roundhouse.editor.dock.DockLayout;
import roundhouse.testkit.NeedsDisplay;

/** Layouts of the views: each is saved as it was left, and can be reset. */
@NeedsDisplay
class LayoutsWindowTest extends WindowViewTest {
  private static final Duration REST = Duration.ofSeconds(2);

  @Test
  void theLayoutIsTheSameAtTheNextStart() throws Exception {
    go(KeyEvent.VK_9, WindowView.LOG);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F4);
    go(KeyEvent.VK_6, WindowView.MARKET);
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F4);
    Desk.until(() -> desk.window.docks().windows().size(), count -> count == 2);
    DockLayout left = layout();
    openAgain();

    assertThat(layout().views()).containsExactlyElementsOf(left.views().toList());
    assertThat(layout().closed()).containsExactly("log");
    assertThat(layout().windows()).hasSize(1);
  }

  @Test
  void resetRestoresTheInitialPlacesOfAllViews() throws Exception {
    List<String> first = layout().views().toList();
    go(KeyEvent.VK_9, WindowView.LOG);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F4);
    go(KeyEvent.VK_5, WindowView.BOOKS);
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F4);
    Desk.until(() -> desk.window.docks().windows().size(), count -> count == 2);

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_0);

    assertThat(Desk.until(() -> desk.window.docks().layout().views().toList(), first::equals))
        .isEqualTo(first);
    assertThat(Desk.look(() -> desk.window.docks().windows())).hasSize(1);
  }

  @Test
  void aBrokenLayoutIsReportedAndTheInitialOneIsShown() throws Exception {
    List<String> first = layout().views().toList();
    openAgain();
    String good = Files.readString(kept());
    Desk.look(
        () -> {
          desk.window.leave();
          return true;
        });
    Files.writeString(kept(), good.substring(0, good.length() / 2));
    desk = new Desk(root);

    assertThat(layout().views()).containsExactlyElementsOf(first);
    JLabel notice = desk.part(JLabel.class, "notice");
    assertThat(Desk.until(notice::getText, said -> said.contains("layout")))
        .startsWith("The layout of the views could not be read");
  }

  @Test
  void aLayoutOfAnotherVersionKeepsTheViewsItKnows() throws Exception {
    openAgain();
    Desk.look(
        () -> {
          desk.window.leave();
          return true;
        });
    Files.writeString(kept(), Files.readString(kept()).replace("\"books\"", "\"ledger\""));
    desk = new Desk(root);

    assertThat(layout().views()).containsExactlyInAnyOrderElementsOf(all());
    assertThat(layout().tabsWith("market")).contains("log", "seats");
  }

  @Test
  void eachLayoutWithANameIsKeptForItself() throws Exception {
    go(KeyEvent.VK_9, WindowView.LOG);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F4);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_2);
    assertThat(Desk.until(() -> desk.window.docks().layoutName(), "design"::equals))
        .isEqualTo("design");
    assertThat(isOpen(WindowView.LOG)).isTrue();
    assertThat(Desk.until(view(WindowView.EDIT_MAP)::getWidth, width -> width > 560))
        .isGreaterThan(560);
    desk.picture(test + "-design");

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_1);

    assertThat(Desk.until(() -> desk.window.docks().layoutName(), "play"::equals))
        .isEqualTo("play");
    assertThat(isOpen(WindowView.LOG)).isFalse();
  }

  /** The file of the current layout once it contains {@code wanted}, or after a while. */
  private String keptOnceItTells(String wanted) throws Exception {
    return Desk.until(
        () -> Files.exists(kept()) ? Files.readString(kept()) : "", text -> text.contains(wanted));
  }

  /** A slow drag may be written before it ends: waits until no more is written. */
  private void awaitRest() throws Exception {
    Desk.until(
        () -> Duration.between(Files.getLastModifiedTime(kept()).toInstant(), Instant.now()),
        age -> age.compareTo(REST) > 0);
  }

  /** Opens a window after the last one disappeared without being closed, as in a crash. */
  private void openAfterACrash() throws Exception {
    desk.close();
    desk = new Desk(root);
  }

  @Test
  void aClosedViewStaysClosedAfterACrash() throws Exception {
    go(KeyEvent.VK_9, WindowView.LOG);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F4);
    String closed = "\"closed\" : [ \"log\" ]";
    assertThat(keptOnceItTells(closed)).contains(closed);

    openAfterACrash();

    assertThat(layout().closed()).containsExactly("log");
  }

  @Test
  void aMovedDividerStaysAfterACrash() throws Exception {
    Component divider = desk.part(Component.class, "divider upright");
    String before = keptOnceItTells("board");
    int moved = Desk.look(divider::getX) - 150;
    desk.drag(divider, new Point2D.Double(3, 300), new Point2D.Double(-147, 300));
    assertThat(Desk.until(divider::getX, x -> x == moved)).isEqualTo(moved);
    Desk.until(() -> Files.readString(kept()), text -> !text.equals(before));
    awaitRest();

    openAfterACrash();

    Component after = desk.part(Component.class, "divider upright");
    assertThat(Desk.look(after::getX)).isBetween(moved - 5, moved + 5);
  }

  @Test
  void theCurrentLayoutIsRememberedAfterACrash() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_2);
    Path settings = root.resolve("state").resolve("window.properties");

    assertThat(
            Desk.until(
                () -> Files.exists(settings) ? Files.readString(settings) : "",
                text -> text.contains("workspace.design.layout=design")))
        .contains("workspace.design.layout=design");
  }
}
