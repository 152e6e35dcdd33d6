package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.testkit.Repository;
import roundhouse.testkit.TestTitle;

/**
 * What is printed on map, charts, charters and tile sheet; of an option, what it prints otherwise.
 */
@Tag("slow")
class PrintedTest {

  /** Without 1860, whose numbers {@link ChartsTest} has. */
  static List<String> titles() {
    return Repository.designNames().stream().filter(title -> !title.equals("1860")).toList();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void theTitlePrintsWhatItsComponentsShow(String title) throws IOException {
    assertThat(Charts.of(TestTitle.of(title))).isEqualTo(Charts.file(title).orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1846 second-edition-cards",
        "1861 column-market",
        "1861 as-recorded",
        "1867 grid-market",
        "1870 diesels",
        "1870 original-market",
        "1870 original-tiles",
        "1870 as-recorded",
        "1889 beginner-game",
        "18GB two",
        "18GB east-west",
        "18GB four-alternative"
      })
  void anOptionPrintsOnlyWhatItChanges(String words) throws IOException {
    String title = words.split(" ")[0];
    String option = words.split(" ")[1];
    List<String> changed = new ArrayList<>(Charts.of(TestTitle.of(title, option)));
    changed.removeAll(Charts.of(TestTitle.of(title)));

    assertThat(changed).isEqualTo(Charts.file(title + "-" + option).orElseThrow());
  }
}
