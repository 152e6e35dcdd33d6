package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import javax.swing.AbstractButton;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.Snapshot;

/** No edit moves anything in the window: what was under the mouse stays there. */
@NeedsDisplay
class SteadyWindowTest extends WindowTest {
  /** Where every named component is on the screen. */
  private Map<String, Rectangle> places() throws Exception {
    Desk.caughtUp();
    return Desk.look(
        () -> {
          var all = new TreeMap<String, Rectangle>();
          collect(desk.window.getContentPane(), all);
          return all;
        });
  }

  private static void collect(Container in, Map<String, Rectangle> all) {
    for (Component part : in.getComponents()) {
      boolean own = part.getName() != null && part.isShowing();
      // The status line gives its parts the width of their texts.
      if (own && !part.getName().matches("notice|last reload|problem count"))
        all.put(part.getName(), new Rectangle(part.getLocationOnScreen(), part.getSize()));
      if (part instanceof Container inside) collect(inside, all);
    }
  }

  private Snapshot edit(String what, String by) throws Exception {
    desk.small.replace("title.yaml", what, by);
    return desk.await(
        now ->
            now.outdated()
                || now.play()
                    .filter(play -> play.state().player("Cleo").cash() == 410)
                    .isPresent());
  }

  @Test
  void aReloadMovesNothing() throws Exception {
    desk.workshop().play(new Action.Start("Ann", "Red", 71));
    desk.await(now -> at(now) == 1 && now.situation().isPresent());
    desk.bringUp(WindowView.EDIT_MAP);
    Map<String, Rectangle> before = places();

    Snapshot after = edit("3: 400", "3: 410");

    assertThat(after.report()).isPresent();
    assertThat(places()).isEqualTo(before);
    desk.picture(test);
  }

  @Test
  void noToolOfTheMapMovesIt() throws Exception {
    var map = new MapHand(desk);
    map.bringUp();
    Rectangle before = where(map.canvas());

    for (String tool : List.of("Terrain", "Off-board", "Homes", "Select", "Ground")) {
      map.tool(tool);
      Desk.caughtUp();
      assertThat(where(map.canvas())).as(tool).isEqualTo(before);
    }
  }

  private static Rectangle where(Component part) throws Exception {
    Desk.caughtUp();
    return Desk.look(() -> new Rectangle(part.getLocationOnScreen(), part.getSize()));
  }

  @Test
  void brokenFilesMoveNothing() throws Exception {
    Map<String, Rectangle> before = places();

    Snapshot after = edit("players:", "plyers:");

    assertThat(after.outdated()).isTrue();
    assertThat(places()).isEqualTo(before);
  }

  @Test
  void aMaximizedViewComesBackAsItWas() throws Exception {
    var map = new MapHand(desk);
    map.bringUp();
    Map<String, Rectangle> before = places();

    for (int time = 0; time < 2; time++) {
      desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_M);
      Desk.until(() -> desk.find("view choices"), view -> view == null || !view.isShowing());
      desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_M);
      Desk.until(() -> desk.find("view choices"), view -> view != null && view.isShowing());
    }

    assertThat(Waiting.within(Duration.ofSeconds(30), this::places, before::equals))
        .isEqualTo(before);
  }

  @Test
  void aClickOnTheStatusLineTellsAllDifferences() throws Exception {
    edit("3: 400", "3: 410");
    AbstractButton strip = desk.part(AbstractButton.class, "last reload");
    assertThat(Desk.until(strip::getText, text -> text.contains("difference")))
        .matches("reloaded in \\d+ ms, 0 of 0 actions, \\d+ differences");
    Map<String, Rectangle> before = places();
    desk.click(strip, new Point2D.Double(strip.getWidth() / 2.0, strip.getHeight() / 2.0), 1);

    Desk.until(() -> desk.find("reload differences") != null, yes -> yes);
    JTextArea details = desk.part(JTextArea.class, "reload differences");
    assertThat(Desk.<String>look(details::getText)).contains("cash of Cleo: £400 → £410");
    desk.picture(test + "-open");
    assertThat(places()).as("the panel lies over the views").isEqualTo(before);
    desk.press(KeyEvent.VK_ESCAPE);
    assertThat(Desk.until(() -> desk.find("reload differences"), Objects::isNull)).isNull();
  }

  @Test
  void theListOfProblemsLiesOverTheViews() throws Exception {
    Map<String, Rectangle> before = places();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_M);
    Desk.until(() -> desk.find("all problems"), list -> list != null && list.isShowing());

    assertThat(places()).isEqualTo(before);
  }
}
