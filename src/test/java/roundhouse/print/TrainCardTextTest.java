package roundhouse.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.design.spec.Design;
import roundhouse.print.Cards.TrainCardText;
import roundhouse.testkit.Repository;

class TrainCardTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1846 | 2 | obsolete with the first 5, rusts with the first 6 | ''",
        "1846 | 4 | obsolete with the first 6 | or a 3/5 for $160",
        "1846 | 6 | permanent | or a 7/8 for $900",
        "1882 | 3 | rusts with the first 6 | ''",
      })
  void aCardSaysHowLongItsTrainRunsAndWhatItsOtherSideIs(
      String title, String train, String lasts, String otherSide) throws Exception {
    Design design = Repository.titles().load(title, Set.of()).title().orElseThrow().design();
    assertThat(TrainCardText.lasts(design.trains().get(train))).isEqualTo(lasts);
    assertThat(TrainCardText.otherSide(design, design.trains().get(train))).isEqualTo(otherSide);
  }
}
