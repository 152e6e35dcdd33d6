package roundhouse.editor.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.nio.file.Path;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DividerTest {
  private static final int HIGH = 405;

  @TempDir private Path folder;
  private final JPanel above = new JPanel();
  private final JPanel below = new JPanel();
  private JSplitPane both;

  @BeforeEach
  void stack() {
    below.setPreferredSize(new Dimension(0, 250));
    below.setMinimumSize(new Dimension(0, 150));
    var settings = new Settings(folder.resolve("window.properties"));
    both = new Divider(settings, "rows", Divider.BY_NEED, 1).stack(above, below);
    both.setDividerSize(5);
    both.setSize(100, HIGH);
  }

  @Test
  void whatIsLeftIsTheFirstParts() {
    assertThat(heightOf(100)).isEqualTo(150);
  }

  @Test
  void theSecondGetsWhatTheFirstDoesNotNeedAndKeepsItsMinimum() {
    assertThat(heightOf(150)).isEqualTo(150);
    assertThat(heightOf(200)).isEqualTo(200);
    assertThat(heightOf(250)).isEqualTo(250);
    assertThat(heightOf(900)).isEqualTo(250);
    assertThat(heightOf(160)).as("again, for another chart").isEqualTo(160);
  }

  @Test
  void itIsSharedAgainInAnotherRoom() {
    assertThat(heightOf(200)).isEqualTo(200);
    both.setSize(100, HIGH + 200);
    assertThat(heightOf(200)).isEqualTo(350);
    both.setSize(100, HIGH);
    assertThat(heightOf(200)).isEqualTo(200);
  }

  /** The height that the first part gets if it prefers one. */
  private int heightOf(int preferred) {
    above.setPreferredSize(new Dimension(0, preferred));
    both.doLayout();
    return above.getHeight();
  }
}
