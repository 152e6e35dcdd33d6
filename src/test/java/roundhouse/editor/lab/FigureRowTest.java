package roundhouse.editor.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import roundhouse.editor.lab.ManyGamesResults.FigureGroup;
import roundhouse.editor.lab.ManyGamesResults.FigureRow;
import roundhouse.editor.lab.ManyGamesResults.FigureRow.Measure;

class FigureRowTest {

  private static String difference(FigureGroup group, double... sides) {
    List<Measure> measures =
        DoubleStream.of(sides).mapToObj(value -> new Measure(value, "")).toList();
    return new FigureRow(group, "", measures).difference();
  }

  @Test
  void theDifferenceIsTheSecondSideMinusTheFirst() {
    assertThat(difference(FigureGroup.WORTH, 100, 140)).isEqualTo("+40");
    assertThat(difference(FigureGroup.TRAINS, 6.5, 5)).isEqualTo("−1.5");
    assertThat(difference(FigureGroup.SEATS, 25, 40)).isEqualTo("+15%");
  }

  @Test
  void figuresThatReadTheSameAreEqual() {
    assertThat(difference(FigureGroup.TRAINS, 2, 2.01)).isEqualTo("=");
  }

  @Test
  void aSingleSideHasNoDifference() {
    assertThat(difference(FigureGroup.WORTH, 100)).isEmpty();
  }
}
