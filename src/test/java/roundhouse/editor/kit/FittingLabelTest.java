package roundhouse.editor.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.List;
import javax.swing.SwingConstants;
import org.junit.jupiter.api.Test;

/** A text that is too wide is set in condensed letters before anything of it is left out. */
class FittingLabelTest {
  private final FittingLabel label = new FittingLabel("price $160 → $180", SwingConstants.LEADING);

  private int usual() {
    return label.getFontMetrics(label.getFont()).stringWidth(label.getText());
  }

  private void wide(double share) {
    label.setSize((int) (usual() * share), 20);
  }

  @Test
  void condensedLettersShowAllOfItInThreeQuartersOfTheRoom() {
    wide(0.75);
    assertThat(label.isWhole()).isTrue();
    wide(0.4);
    assertThat(label.isWhole()).as("no letter is smaller than 11 pixels").isFalse();
  }

  @Test
  void aTextAtTheRightEndsAtTheRight() {
    label.setHorizontalAlignment(SwingConstants.RIGHT);
    label.setForeground(Color.BLACK);
    wide(0.9);
    var picture = new BufferedImage(label.getWidth(), 20, BufferedImage.TYPE_INT_ARGB);
    label.paint(picture.createGraphics());

    assertThat(inked(picture, picture.getWidth() - 6, picture.getWidth())).isTrue();
    assertThat(inked(picture, 0, 3)).isFalse();
  }

  @Test
  void linesOfOneListAreSetInTheSameLetters() {
    var shorter = new FittingLabel("price $160", SwingConstants.LEADING);
    wide(0.75);
    shorter.setSize(label.getSize());
    int alone = width(shorter);

    FittingLabel.setAlike(List.of(label, shorter));

    assertThat(width(shorter)).isLessThan(alone);
    label.setText("price");
    assertThat(width(shorter)).isEqualTo(alone);
  }

  /** Where the ink of a label ends. */
  private static int width(FittingLabel shown) {
    shown.setForeground(Color.BLACK);
    var picture =
        new BufferedImage(shown.getWidth(), shown.getHeight(), BufferedImage.TYPE_INT_ARGB);
    shown.paint(picture.createGraphics());
    int end = picture.getWidth();
    while (end > 0 && !inked(picture, end - 1, end)) end--;
    return end;
  }

  private static boolean inked(BufferedImage picture, int from, int to) {
    for (int x = from; x < to; x++)
      for (int y = 0; y < picture.getHeight(); y++) if (picture.getRGB(x, y) != 0) return true;
    return false;
  }
}
