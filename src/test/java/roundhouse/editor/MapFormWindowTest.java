package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.editor.kit.WindowLook;
import roundhouse.testkit.NeedsDisplay;

/** The form of a hex, the findings and the tools beside the map, at every size. */
@NeedsDisplay
class MapFormWindowTest extends WindowTest {
  private MapHand map;
  private Path file;

  @BeforeEach
  void openMap() throws Exception {
    file = desk.small.file("map.yaml");
    map = new MapHand(desk);
    map.bringUp();
  }

  private String written(String wanted) throws Exception {
    return written(file, wanted);
  }

  @Test
  void onASmallScreenTheFormOfTheHexHasRoom() throws Exception {
    map.cursor("B4");
    Desk.look(
        () -> {
          desk.window.setBounds(0, 0, 960, 500);
          desk.window.workspaces().useLayout(DefaultLayouts.DESIGN);
          return true;
        });
    map.bringUp();

    JComponent city = desk.part(JComponent.class, "hex city");
    assertThat(Desk.until(() -> city.getVisibleRect().height, high -> high >= 20))
        .as("pixels of a value in sight")
        .isGreaterThanOrEqualTo(20);
    JComponent more = desk.part(JComponent.class, "hex add");
    assertThat(Desk.look(() -> more.getVisibleRect().height)).isGreaterThan(15);
  }

  @Test
  void theFindingsHaveHalfOfTheSideOfTheMap() throws Exception {
    Desk.look(
        () -> {
          desk.window.setBounds(0, 0, 1500, 960);
          desk.window.workspaces().useLayout(DefaultLayouts.DESIGN);
          return true;
        });
    map.bringUp();
    JComponent findings = desk.part(JComponent.class, "map findings");

    assertThat(Desk.until(() -> findings.getVisibleRect().height, high -> high >= 200))
        .as("pixels of the list in sight")
        .isGreaterThanOrEqualTo(200);
  }

  @Test
  void whatIsTypedInTheFormIsInTheFileAndWhatIsTypedInTheFileIsInTheForm() throws Exception {
    map.cursor("B2");
    desk.press(KeyEvent.VK_ENTER);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type("weir");
    desk.press(KeyEvent.VK_ENTER);
    assertThat(written("weir")).contains("  B2: { name: weir, city: 1 }\n");

    desk.small.replace("map.yaml", "name: weir", "name: Ford");
    JTextField name = desk.part(JTextField.class, "hex name");
    String shown = Desk.until(name::getText, "Ford"::equals);
    assertThat(shown).isEqualTo("Ford");
  }

  @Test
  void largerTextReachesTheFormOfAHex() throws Exception {
    map.cursor("B2");
    JTextField name = desk.part(JTextField.class, "hex name");
    Desk.until(name::getText, "Mill"::equals);
    WindowLook look = desk.window.parts().window.look();
    int size = Desk.look(() -> name.getFont().getSize());

    Desk.look(() -> grown(look, 4));

    int larger = Desk.look(() -> name.getFont().getSize());
    desk.picture(test + "-large");
    Desk.look(() -> grown(look, -4));
    assertThat(larger).isEqualTo(size + 4);
  }

  private static boolean grown(WindowLook look, int by) {
    look.textSize(look.textSize() + by);
    return true;
  }

  @Test
  void everyToolIsWholeInANarrowView() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_M);
    Desk.until(() -> desk.find("view choices"), view -> view == null || !view.isShowing());
    Desk.look(
        () -> {
          desk.window.setMinimumSize(new Dimension(400, 400));
          desk.window.setSize(460, 800);
          return true;
        });

    for (String name : List.of("tool Blank", "tool Terrain", "tool City", "map undo", "map whole"))
      Desk.until(() -> isWhole(name), whole -> whole);
    Component editor = desk.part(Component.class, "map editor");
    Component canvas = desk.part(Component.class, "map");
    assertThat(Desk.until(() -> 5 * canvas.getWidth(), part -> part >= 2 * editor.getWidth()))
        .as("the map has two fifths of the width or more")
        .isGreaterThanOrEqualTo(2 * editor.getWidth());
  }

  @Test
  void everyToolIsADrawnPieceOfItsOwnAndTheirsIsOneRow() throws Exception {
    Desk.look(
        () -> {
          desk.window.setBounds(0, 0, 1500, 960);
          desk.window.workspaces().useLayout(DefaultLayouts.DESIGN);
          return true;
        });
    map.bringUp();
    JComponent tools = desk.part(JComponent.class, "tools");

    List<AbstractButton> buttons =
        Stream.of(tools.getComponents()).map(AbstractButton.class::cast).toList();
    assertThat(buttons.stream().map(Component::getY)).containsOnly(buttons.getFirst().getY());
    var drawn = new HashSet<List<Integer>>();
    for (AbstractButton button : buttons) drawn.add(Desk.look(() -> pixels(button)));
    assertThat(drawn).hasSameSizeAs(buttons);
    desk.picture(test);
  }

  @Test
  void everyCommandOfTheBarIsASignOfItsOwnAndTellsItsName() throws Exception {
    map.bringUp();
    var drawn = new HashSet<List<Integer>>();
    List<String> names =
        List.of("undo", "redo", "copy", "cut", "paste", "turn_left", "turn_right", "text", "trace");
    for (String name : names) {
      AbstractButton button = desk.part(AbstractButton.class, "map " + name);
      assertThat(button.getAccessibleContext().getAccessibleName()).isNotBlank();
      drawn.add(Desk.look(() -> pixels(button)));
    }

    assertThat(drawn).hasSameSizeAs(names);
  }

  private static List<Integer> pixels(AbstractButton button) {
    Icon icon = button.getIcon();
    int wide = icon.getIconWidth();
    var image = new BufferedImage(wide, icon.getIconHeight(), BufferedImage.TYPE_INT_ARGB);
    icon.paintIcon(button, image.createGraphics(), 0, 0);
    return IntStream.of(image.getRGB(0, 0, wide, icon.getIconHeight(), null, 0, wide))
        .boxed()
        .toList();
  }

  private boolean isWhole(String name) {
    var button = (JComponent) desk.find(name);
    button.getRootPane().validate();
    return button.getVisibleRect().getSize().equals(button.getSize())
        && button.getWidth() >= button.getPreferredSize().width;
  }

  @Test
  void theCheckTellsOfACityThatIsClosedIn() throws Exception {
    desk.small.replace(
        "map.yaml",
        "  B2: { name: Mill, city: 1 }\n",
        "  B2: { name: Mill, city: 1 }\n"
            + "borders: { B2-B4: impassable, A3-B2: impassable, B2-C3: impassable, B2-C1:"
            + " impassable }\n");

    JList<?> findings = desk.part(JList.class, "map findings");
    String told =
        Desk.until(
            () ->
                findings.getModel().getSize() > 0
                    ? findings.getModel().getElementAt(0).toString()
                    : "",
            said -> said.contains("No track"));
    assertThat(told).contains("No track can reach B2 Mill");
  }
}
