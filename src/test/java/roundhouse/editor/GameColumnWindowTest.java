package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.IntStream;
import javax.swing.JList;
import org.junit.jupiter.api.Test;
import roundhouse.position.DesignTestRunner.Outcome;
import roundhouse.testkit.NeedsDisplay;

/** Beside a design stands its game: what an edit changed, and which positions still hold. */
@NeedsDisplay
class GameColumnWindowTest extends WindowTest {

  @Override
  void furnish() throws Exception {
    Path tests = Files.createDirectories(root.resolve("designs/small/tests"));
    Files.writeString(
        tests.resolve("cash.yaml"),
        """
        says: Three players begin with £400 each.
        players: A B C
        steps:
          - then: { players: { A: { cash: 400 } } }
        """);
  }

  private JList<?> list(String name) throws Exception {
    return desk.part(JList.class, name);
  }

  /** No sentence is wider than the column. */
  private static void theSentencesAreWrapped(JList<?> list) throws Exception {
    int[] widths = Desk.look(() -> new int[] {list.getWidth(), list.getParent().getWidth()});
    assertThat(widths[0]).isEqualTo(widths[1]);
    var letters = list.getFontMetrics(list.getFont());
    String longest =
        IntStream.range(0, list.getModel().getSize())
            .mapToObj(at -> list.getModel().getElementAt(at).toString())
            .max(Comparator.comparingInt(letters::stringWidth))
            .orElseThrow();
    int at =
        IntStream.range(0, list.getModel().getSize())
            .filter(i -> list.getModel().getElementAt(i).equals(longest))
            .findFirst()
            .orElseThrow();
    int rows = Math.ceilDiv(letters.stringWidth(longest), widths[1]);
    int height = Desk.look(() -> list.getCellBounds(at, at).height);
    assertThat(height).isGreaterThanOrEqualTo(rows * letters.getHeight());
  }

  @Test
  void anEditShowsItsDifferencesAndTurnsADotRed() throws Exception {
    floatRed();
    desk.bringUp(WindowView.GAME);
    JList<?> positions = list("column positions");
    int count = Desk.until(() -> positions.getModel().getSize(), size -> size > 0);
    assertThat(count).isEqualTo(1);

    desk.small.replace("title.yaml", "3: 400", "3: 410");

    JList<?> differences = list("column differences");
    int lines = Desk.until(() -> differences.getModel().getSize(), size -> size > 1);
    assertThat(lines).isGreaterThan(1);
    theSentencesAreWrapped(differences);
    boolean holds =
        Desk.until(() -> ((Outcome) positions.getModel().getElementAt(0)).holds(), yes -> !yes);
    assertThat(holds).isFalse();
  }
}
