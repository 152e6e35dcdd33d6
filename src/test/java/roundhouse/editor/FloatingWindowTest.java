package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.event.WindowEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JFrame;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** A view in a window of its own. */
@NeedsDisplay
class FloatingWindowTest extends WindowViewTest {
  @Test
  void aViewFloatsInAWindowOfItsOwnThatHasTheKeysOfTheGame() throws Exception {
    go(KeyEvent.VK_6, WindowView.MARKET);
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F4);
    Desk.until(() -> desk.window.docks().windows().size(), count -> count == 2);
    assertThat(layout().windows())
        .singleElement()
        .satisfies(window -> assertThat(window.views()).containsExactly("market"));
    assertThat(
            Desk.until(
                () ->
                    has(WindowView.MARKET)
                        && SwingUtilities.getWindowAncestor(desk.find("view market")).isFocused(),
                yes -> yes))
        .isTrue();
    desk.picture(test + "-floating");
    assertThat(Desk.look(() -> desk.window.docks().windows().get(1).getTitle()))
        .isEqualTo("Market");

    desk.press(KeyEvent.VK_SPACE);
    assertThat(at(desk.await(now -> at(now) == 1))).isEqualTo(1);
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F4);

    assertThat(Desk.until(() -> desk.window.docks().windows().size(), count -> count == 1))
        .isEqualTo(1);
    assertThat(layout().tabsWith("market")).contains("log");
  }

  private void floatMarket() throws Exception {
    go(KeyEvent.VK_6, WindowView.MARKET);
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F4);
    Desk.until(() -> desk.window.docks().windows().size(), count -> count == 2);
    Desk.until(() -> has(WindowView.MARKET), yes -> yes);
  }

  /** Whether each window is covered, the main one first. */
  private List<Boolean> covered() {
    return desk.window.docks().windows().stream()
        .map(window -> window.getGlassPane().isVisible())
        .toList();
  }

  private void playTheFirstChoice() throws Exception {
    desk.standBy();
    desk.pick(1);
    desk.press(KeyEvent.VK_ENTER);
  }

  private void letPeopleTakeTurns() throws Exception {
    desk.small.replace("title.yaml", "money: £", "money: £\ntreasuries: shareholders");
    desk.await(seen -> seen.report().isPresent());
    desk.workshop().changeSeats(seats -> seats.handover(true));
    desk.await(seen -> seen.seats().handover() && seen.situation().isPresent());
  }

  @Test
  void aFloatingViewIsCoveredAndUncoversAllWindows() throws Exception {
    letPeopleTakeTurns();
    floatMarket();
    playTheFirstChoice();
    assertThat(Desk.until(this::covered, List.of(true, true)::equals)).containsExactly(true, true);
    desk.picture(test + "-down");
    Desk.until(() -> desk.find("lift the curtain").isFocusOwner(), yes -> yes);

    desk.press(KeyEvent.VK_SPACE);

    assertThat(Desk.until(this::covered, List.of(false, false)::equals))
        .containsExactly(false, false);
  }

  @Test
  void aViewFloatedWhileTheWindowsAreCoveredIsCoveredToo() throws Exception {
    letPeopleTakeTurns();
    playTheFirstChoice();
    assertThat(Desk.until(this::covered, List.of(true)::equals)).containsExactly(true);

    Desk.look(
        () -> {
          desk.window.docks().focus(WindowView.MARKET.id());
          desk.window.docks().toggleWindow();
          return true;
        });

    assertThat(Desk.until(this::covered, List.of(true, true)::equals)).containsExactly(true, true);
  }

  @Test
  void aViewThatFloatsOnTheScreenTurnsDarkAndComesBackWhenTheLayoutIsReset() throws Exception {
    floatMarket();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_D);
    Component market = view(WindowView.MARKET);
    assertThat(
            Desk.until(
                    market::getBackground,
                    ground ->
                        ground.equals(UIManager.getColor("Panel.background"))
                            && ground.getRed() < 128)
                .getRed())
        .isLessThan(128);
    desk.picture(test + "-dark");
    JFrame floating = Desk.look(() -> desk.window.docks().windows().get(1));
    Rectangle screen = Desk.look(() -> floating.getGraphicsConfiguration().getBounds());
    Rectangle bounds = Desk.until(floating::getBounds, screen::contains);
    assertThat(screen.union(bounds)).as("all of it is on the screen").isEqualTo(screen);

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_0);

    assertThat(Desk.until(() -> desk.window.docks().windows().size(), count -> count == 1))
        .isEqualTo(1);
    assertThat(layout().tabsWith("market")).contains("log");
  }

  @Test
  void aTabThatIsDraggedOutOfTheWindowFloatsAndIsClosedWithItsWindow() throws Exception {
    JTabbedPane tabs =
        (JTabbedPane) SwingUtilities.getAncestorOfClass(JTabbedPane.class, view(WindowView.MARKET));
    Rectangle tab = Desk.look(() -> tabs.getBoundsAt(tabs.indexOfTab("Log")));
    Rectangle main = Desk.look(desk.window::getBounds);
    Rectangle screen = Desk.look(() -> desk.window.getGraphicsConfiguration().getBounds());
    int out = Desk.look(() -> main.x + main.width + 60 - tabs.getLocationOnScreen().x);
    assertThat(screen.width)
        .as("there is room beside the window")
        .isGreaterThan(main.x + main.width);
    desk.drag(
        tabs,
        new Point2D.Double(tab.getCenterX(), tab.getCenterY()),
        new Point2D.Double(out, tab.getCenterY()));

    Desk.until(() -> desk.window.docks().windows().size(), count -> count == 2);
    assertThat(layout().windows().getFirst().views()).containsExactly("log");
    assertThat(Desk.until(() -> desk.find("view log").isShowing(), yes -> yes)).isTrue();

    JFrame floating = Desk.look(() -> desk.window.docks().windows().get(1));
    Desk.look(
        () -> {
          floating.dispatchEvent(new WindowEvent(floating, WindowEvent.WINDOW_CLOSING));
          return true;
        });
    assertThat(layout().closed()).containsExactly("log");
    assertThat(Desk.look(() -> desk.window.docks().windows())).hasSize(1);
  }

  @Test
  void aWindowOfAScreenThatWentAwayOpensWhereItCanBeSeen() throws Exception {
    floatMarket();
    String kept = "play.json";
    Desk.look(
        () -> {
          desk.window.leave();
          return true;
        });
    Path file = root.resolve("state").resolve("layouts").resolve(kept);
    Files.writeString(
        file,
        Files.readString(file)
            .replaceAll("(?s)\"bounds\" : \\[[^\\]]*\\]", "\"bounds\" : [ 9000, -700, 500, 400 ]"));
    desk = new Desk(root);

    JFrame floating = Desk.until(() -> desk.window.docks().windows().get(1), JFrame::isShowing);
    Rectangle screen = Desk.look(() -> floating.getGraphicsConfiguration().getBounds());
    Rectangle bounds = Desk.until(floating::getBounds, screen::contains);
    assertThat(bounds.getSize()).isEqualTo(new Dimension(500, 400));
  }

  @Test
  void aFloatingViewThatPlayShowsComesBackAfterwards() throws Exception {
    floatMarket();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_1);
    JFrame floating = Desk.look(() -> desk.window.docks().windows().get(1));
    assertThat(Desk.until(floating::isVisible, shown -> !shown)).isFalse();
    assertThat(Desk.look(() -> SwingUtilities.getWindowAncestor(desk.find("view market"))))
        .isSameAs(desk.window);

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_2);

    assertThat(Desk.until(floating::isVisible, yes -> yes)).isTrue();
    assertThat(Desk.look(() -> SwingUtilities.getWindowAncestor(desk.find("view market"))))
        .isSameAs(floating);
  }
}
