package roundhouse.lab.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTableTest {

  @Test
  void numbersAlignRightAndWordsLeft() {
    String table =
        TextTable.of(
            List.of("who", "cash"), List.of(List.of("Ann", "5"), List.of("Benedict", "120")));

    assertThat(table.lines()).containsExactly("who       cash", "Ann          5", "Benedict   120");
  }
}
