package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JTabbedPane;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** F12 leads from a word of a text to where it is defined. */
@NeedsDisplay
class DefinitionWindowTest extends ProjectTreeTest {
  @Override
  void furnish() throws Exception {
    super.furnish();
    Files.writeString(
        trains.resolveSibling("privates.yaml"), "Mine: { name: Old Mine, price: 30, income: 5 }\n");
    Files.writeString(
        trains.resolveSibling("rounds.yaml"),
        "opening:\n"
            + "  name: Opening\n"
            + "  turns: once\n"
            + "  steps:\n"
            + "    - selection-auction: { lots: Mine Red }\n");
  }

  private RSyntaxTextArea text(Path file, String caretAt) throws Exception {
    Desk.look(
        () -> {
          desk.window.openText(file);
          return true;
        });
    String name = "text " + file.getFileName();
    Desk.until(() -> desk.find(name) != null && desk.find(name).isShowing(), shown -> shown);
    RSyntaxTextArea text = desk.part(RSyntaxTextArea.class, name);
    desk.click(text, new Point2D.Double(40, 5), 1);
    Desk.look(
        () -> {
          text.setCaretPosition(text.getText().indexOf(caretAt) + 1);
          return true;
        });
    return text;
  }

  @Test
  void aTileNumberLeadsToItsLineInTheLibrary() throws Exception {
    text(desk.small.file("tiles.yaml"), "57");
    desk.press(KeyEvent.VK_F12);

    assertThat(Desk.<String>until(() -> line("text yellow.tiles"), line -> line.startsWith("57:")))
        .startsWith("57:");
  }

  @Test
  void aPrivateAmongTheLotsLeadsToItsLine() throws Exception {
    text(trains.resolveSibling("rounds.yaml"), "Mine");
    desk.press(KeyEvent.VK_F12);

    assertThat(
            Desk.<String>until(() -> line("text privates.yaml"), line -> line.startsWith("Mine:")))
        .startsWith("Mine: { name: Old Mine");
  }

  @Test
  void noTooltipTellsToPressF2WhichGoesElsewhere() throws Exception {
    RSyntaxTextArea text = text(trains, "90");

    assertThat(Desk.look(text::getUseFocusableTips)).isFalse();
  }

  @Test
  void aHookLeadsToItsRowInTheReference() throws Exception {
    Path script =
        Files.createDirectories(root.resolve("scripts").resolve("small")).resolve("rule.js");
    Files.writeString(
        script,
        "export const mayFloat = () => true;\n"
            + "export const nextRound = ({ standard }) => standard();\n");
    Files.writeString(
        Files.createDirectories(script.getParent().resolveSibling("guide")).resolve("rounds.md"),
        "# Rounds\n\n| `nextRound` | Which round follows? |\n");
    text(script, "nextRound");
    desk.press(KeyEvent.VK_F12);

    assertThat(
            Desk.<String>until(
                () -> line("text rounds.md"), line -> line.startsWith("| `nextRound`")))
        .startsWith("| `nextRound`");
  }

  @Test
  void aValueThatAVariantChangesLeadsToItsBase() throws Exception {
    text(trains, "90");
    desk.press(KeyEvent.VK_F12);

    var texts = desk.part(JTabbedPane.class, "texts");
    assertThat(
            Desk.<String>until(
                () -> texts.getToolTipTextAt(texts.getSelectedIndex()),
                file -> file.contains("small")))
        .isEqualTo(desk.small.file("trains.yaml").toString());
  }
}
