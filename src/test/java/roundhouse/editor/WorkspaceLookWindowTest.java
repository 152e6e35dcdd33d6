package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import roundhouse.editor.workspace.Workspace;
import roundhouse.testkit.NeedsDisplay;

/** What is shown first after the look has changed has it too. */
@NeedsDisplay
class WorkspaceLookWindowTest extends WindowViewTest {
  @Override
  void furnish() throws Exception {
    Path state = Files.createDirectories(root.resolve("state"));
    Files.writeString(state.resolve("window.properties"), "workspace=play\n");
  }

  private void awaitWorkspace(Workspace wanted) throws Exception {
    assertThat(Desk.until(() -> desk.window.workspaces().current(), wanted::equals))
        .isEqualTo(wanted);
  }

  @Test
  void whatIsFirstShownAfterTheLookChangedHasItToo() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_D);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_2);
    awaitWorkspace(Workspace.DESIGN);
    desk.bringUp(WindowView.PROBLEMS);
    Component view = desk.part(Component.class, "view problems");
    Desk.until(view::isShowing, yes -> yes);
    Desk.caughtUp();
    desk.picture(test);

    assertThat(Desk.look(() -> light((Container) view))).isEmpty();
    Component project = desk.part(Component.class, "view project");
    assertThat(Desk.look(() -> light((Container) project))).isEmpty();
  }

  /** The opaque parts with a light ground. */
  private static List<Component> light(Container in) {
    return Stream.of(in.getComponents())
        .flatMap(
            part ->
                Stream.concat(
                    Stream.of(part)
                        .filter(each -> each.isOpaque() && isLight(each.getBackground())),
                    part instanceof Container inside ? light(inside).stream() : Stream.of()))
        .toList();
  }

  private static boolean isLight(Color ground) {
    return ground.getRed() + ground.getGreen() + ground.getBlue() > 3 * 160;
  }
}
