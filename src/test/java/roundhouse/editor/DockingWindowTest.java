package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.junit.jupiter.api.Test;
import roundhouse.editor.dock.DockLayout;
import roundhouse.testkit.NeedsDisplay;

/** Moves the views of the window by keys and mouse. */
@NeedsDisplay
class DockingWindowTest extends WindowViewTest {
  @Test
  void aViewIsClosedAndOpenedAgainByKeys() throws Exception {
    go(KeyEvent.VK_9, WindowView.LOG);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F4);
    assertThat(Desk.until(() -> desk.find("view log") == null, gone -> gone)).isTrue();
    assertThat(layout().closed()).containsExactly("log");

    go(KeyEvent.VK_9, WindowView.LOG);

    assertThat(layout().closed()).isEmpty();
    assertThat(layout().tabsWith("log")).contains("market");
  }

  private boolean isShown(String name) {
    Component part = desk.find(name);
    return part != null && part.isShowing();
  }

  @Test
  void aViewIsMaximizedAndRestored() throws Exception {
    DockLayout before = layout();
    go(KeyEvent.VK_3, WindowView.BOARD);
    int narrow = Desk.look(view(WindowView.BOARD)::getWidth);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_M);
    assertThat(Desk.until(view(WindowView.BOARD)::getWidth, width -> width > 1400))
        .isGreaterThan(1400);
    desk.picture(test + "-filled");
    assertThat(layout().views()).containsExactlyElementsOf(before.views().toList());

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_M);

    assertThat(Desk.until(view(WindowView.BOARD)::getWidth, width -> Math.abs(width - narrow) < 5))
        .isBetween(narrow - 4, narrow + 4);
    assertThat(Desk.until(() -> has(WindowView.BOARD), yes -> yes)).isTrue();
  }

  @Test
  void aWantedViewAppearsWhileAnotherIsMaximized() throws Exception {
    go(KeyEvent.VK_3, WindowView.BOARD);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_M);
    Desk.until(() -> isShown("view books"), shown -> !shown);

    go(KeyEvent.VK_5, WindowView.BOOKS);

    assertThat(Desk.look(view(WindowView.BOARD)::isShowing)).isTrue();
  }

  @Test
  void aViewAtTheEdgeFoldsOutAndInByItsKeyAndByAClick() throws Exception {
    go(KeyEvent.VK_5, WindowView.BOOKS);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_F4);
    assertThat(Desk.<List<String>>until(this::atTheRightEdge, views -> !views.isEmpty()))
        .containsExactly("books");
    Rectangle whole = where("choices");

    go(KeyEvent.VK_5, WindowView.BOOKS);
    desk.picture(test + "-out");
    Rectangle beside = where("choices");
    assertThat(beside.width).as("the choices make room").isLessThan(whole.width);
    go(KeyEvent.VK_3, WindowView.BOARD);
    assertThat(isShown("view books")).as("stays while one works elsewhere").isTrue();
    assertThat(where("choices")).isEqualTo(beside);

    go(KeyEvent.VK_5, WindowView.BOOKS);
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_5);
    assertThat(Desk.until(() -> isShown("view books"), shown -> !shown)).isFalse();
    assertThat(Desk.until(() -> has(WindowView.BOARD), yes -> yes)).as("has the keys").isTrue();
    assertThat(where("choices")).isEqualTo(whole);

    for (boolean out : List.of(true, false, true)) {
      AbstractButton edge = desk.part(AbstractButton.class, "edge books");
      desk.click(edge, new Point2D.Double(edge.getWidth() / 2.0, edge.getHeight() / 2.0), 1);
      assertThat(Desk.until(() -> isShown("view books"), shown -> shown == out)).isEqualTo(out);
    }
    openAgain();
    assertThat(Desk.until(() -> isShown("view books"), yes -> yes)).as("remembered").isTrue();

    go(KeyEvent.VK_5, WindowView.BOOKS);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_F4);
    assertThat(Desk.<List<String>>until(this::atTheRightEdge, List::isEmpty)).isEmpty();
    assertThat(isOpen(WindowView.BOOKS)).isTrue();
  }

  private Rectangle where(String part) throws Exception {
    Desk.caughtUp();
    return Desk.look(
        () -> {
          desk.window.validate();
          Component shown = desk.find(part);
          return new Rectangle(shown.getLocationOnScreen(), shown.getSize());
        });
  }

  private List<String> atTheRightEdge() {
    return desk.window.docks().layout().main().edges().get(DockLayout.Edge.RIGHT);
  }

  @Test
  void aTabIsDraggedToAnotherView() throws Exception {
    JTabbedPane tabs =
        (JTabbedPane) SwingUtilities.getAncestorOfClass(JTabbedPane.class, view(WindowView.MARKET));
    Rectangle tab = Desk.look(() -> tabs.getBoundsAt(tabs.indexOfTab("Log")));
    Component target = view(WindowView.BOOKS);
    Rectangle books =
        Desk.look(
            () -> SwingUtilities.convertRectangle(target.getParent(), target.getBounds(), tabs));
    desk.drag(
        tabs,
        new Point2D.Double(tab.getCenterX(), tab.getCenterY()),
        new Point2D.Double(books.getCenterX(), books.getCenterY()));

    assertThat(
            Desk.until(
                () -> desk.window.docks().layout().tabsWith("market"),
                beside -> !beside.contains("log")))
        .doesNotContain("log");
    assertThat(Desk.until(() -> isShown("view log"), yes -> yes)).isTrue();
    Component log = view(WindowView.LOG);
    Component market = view(WindowView.MARKET);
    assertThat(Desk.look(() -> log.getLocationOnScreen().x))
        .isGreaterThanOrEqualTo(
            Desk.look(() -> market.getLocationOnScreen().x + market.getWidth()));
  }

  @Test
  void theFilesAreHiddenAndComeBackToTheirPlace() throws Exception {
    List<String> before = layout().views().toList();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_B);
    assertThat(
            Desk.until(
                () -> desk.find("view texts") == null && desk.find("view project") == null,
                gone -> gone))
        .isTrue();

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_B);

    assertThat(Desk.until(() -> desk.window.docks().layout().views().toList(), before::equals))
        .isEqualTo(before);
  }

  @Test
  void aViewThatWasClosedTurnsDarkWithTheOthers() throws Exception {
    go(KeyEvent.VK_9, WindowView.LOG);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F4);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_D);
    go(KeyEvent.VK_9, WindowView.LOG);

    Component list = desk.part(Component.class, "log");
    assertThat(
            Desk.until(
                list::getBackground,
                ground -> ground.equals(UIManager.getColor("List.background"))))
        .isEqualTo(Desk.look(() -> UIManager.getColor("List.background")));
    Component tabs = SwingUtilities.getAncestorOfClass(JTabbedPane.class, list);
    assertThat(Desk.look(tabs::getBackground))
        .isEqualTo(Desk.look(() -> UIManager.getColor("TabbedPane.background")));
  }

  @Test
  void aViewIsMovedBesideAnotherByKeysAlone() throws Exception {
    go(KeyEvent.VK_6, WindowView.MARKET);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_F6);
    assertThat(
            Desk.until(
                () -> desk.find("move where") instanceof JComboBox<?> where && where.isFocusOwner(),
                yes -> yes))
        .as("the keyboard is where the first answer is")
        .isTrue();
    for (int below = 0; below < 4; below++) desk.press(KeyEvent.VK_DOWN);
    desk.press(KeyEvent.VK_TAB);
    JComboBox<?> beside = desk.part(JComboBox.class, "move beside");
    Desk.until(beside::isFocusOwner, yes -> yes);
    while (!Desk.<String>look(() -> String.valueOf(beside.getSelectedItem()))
        .equals(WindowView.BOOKS.title())) desk.press(KeyEvent.VK_DOWN);
    desk.picture(test + "-dialog");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(Desk.until(() -> has(WindowView.MARKET), yes -> yes))
        .as("the view has the keyboard where it went")
        .isTrue();
    assertThat(layout().tabsWith("market")).containsExactly("market");
    Component market = view(WindowView.MARKET);
    Component books = view(WindowView.BOOKS);
    assertThat(Desk.look(() -> market.getLocationOnScreen().y))
        .isGreaterThanOrEqualTo(Desk.look(() -> books.getLocationOnScreen().y + books.getHeight()));
    assertThat(Desk.look(() -> market.getLocationOnScreen().x))
        .isEqualTo(Desk.look(() -> books.getLocationOnScreen().x));
  }
}
