package roundhouse.editor.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.UIManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.TileCatalogue;
import roundhouse.design.loading.DesignLoader;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.spec.Design;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.tables.OptionsPane.OptionChanges;
import roundhouse.testkit.Repository;

class TrainTimelineTest {
  private final LoadResult read =
      DesignLoader.load(
          Repository.designs().resolve("1860"),
          TileCatalogue.load(Repository.tileLibrary()),
          Set.of());
  private final Design design = read.design().orElseThrow();

  @Test
  void aTrainLastsUntilThePhaseThatRustsIt() {
    assertThat(TrainTimeline.begins(design, "2+1")).isZero();
    assertThat(TrainTimeline.ends(design, design.trains().get("2+1")))
        .isEqualTo(TrainTimeline.begins(design, "4+2"))
        .isEqualTo(2);
    assertThat(TrainTimeline.ends(design, design.trains().get("9+5")))
        .isEqualTo(design.phases().size());
  }

  @Test
  void itIsWideEnoughForTheNamesOfManyPhases(@TempDir Path folder) {
    var timeline =
        new TrainTimeline(new WindowLook(new Settings(folder.resolve("window.properties"))));
    timeline.show(Optional.of(design));
    int letters = timeline.getFontMetrics(UIManager.getFont("Label.font")).stringWidth("9+5  ≤4");
    timeline.setFont(UIManager.getFont("Label.font").deriveFont(40f));
    int large = timeline.getFontMetrics(timeline.getFont()).stringWidth("9+5  ≤4");

    assertThat(timeline.getPreferredSize().width)
        .isGreaterThan(design.phases().size() * large * 3 / 4)
        .isGreaterThan(design.phases().size() * letters);
  }

  /** In a room three times as wide as the words, wherever a bar begins and ends. */
  @Test
  void noWordsLieOnANameOrOnTheRustOfTheirBar() {
    int words = 100;
    int left = 50;
    int right = left + 3 * (words + 16);
    for (int from = left; from < right; from += 7)
      for (int to = from + 4; to <= right; to += 7) {
        double at =
            TrainTimeline.wordsAt(new Rectangle(from, 0, to - from, 20), words, left, right);
        assertThat(at).isGreaterThanOrEqualTo(left);
        assertThat(at + words).isLessThanOrEqualTo(right);
        assertThat(at >= to || at + words <= to - 4).as("bar %s to %s", from, to).isTrue();
      }
  }

  @Test
  void itCoversWhatWasDrawnBeneath(@TempDir Path folder) {
    var timeline =
        new TrainTimeline(new WindowLook(new Settings(folder.resolve("window.properties"))));
    timeline.show(Optional.of(design));
    timeline.setSize(timeline.getPreferredSize());
    var picture =
        new BufferedImage(timeline.getWidth(), timeline.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = picture.createGraphics();
    graphics.setColor(Color.RED);
    graphics.fillRect(0, 0, timeline.getWidth(), timeline.getHeight());
    timeline.paint(graphics);

    assertThat(new Color(picture.getRGB(2, 2))).isEqualTo(timeline.getBackground());
  }

  @Test
  void anOptionTellsWhatItChangesFromAndTo() {
    assertThat(OptionChanges.of(read.tree().orElseThrow(), "two-seven-trains"))
        .isEqualTo(List.of("trains.7+4.count: 1 → 2"));
    assertThat(OptionChanges.of(read.tree().orElseThrow(), "non-operated-full-value"))
        .isEqualTo(List.of("rounds.stock.steps.stock-turn.trainless-before-operating: – → no"));
    assertThat(OptionChanges.of(read.tree().orElseThrow(), "destinations"))
        .contains("hooks answered by: destinations.js");
  }
}
