package roundhouse.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Title;
import roundhouse.testkit.TestTitle;
import roundhouse.testkit.Tiny;

/** The tables for players hold what they need, and can be read. */
class PlayerAidTest {
  private static final Title TINY = Tiny.plain();

  @Test
  void thePlayerAidHasARowForEachTrainAndPhase() {
    List<String> first =
        StreamSupport.stream(PlayerAid.of(TINY).spliterator(), false)
            .filter(PageBlock.Row.class::isInstance)
            .map(row -> ((PageBlock.Row) row).cells().getFirst())
            .toList();

    assertThat(first)
        .containsAll(TINY.design().trains().keySet())
        .containsAll(TINY.design().phases().keySet());
  }

  @Test
  void noWordOfAPlayerAidReachesIntoTheNextColumn() {
    for (PageBlock block : PlayerAid.of(TestTitle.of("1870"))) {
      if (!(block instanceof PageBlock.Row row)) continue;
      Typeface type = row.head() ? Typeface.BOLD : Typeface.PLAIN;
      for (int column = 0; column < row.cells().size(); column++) {
        double room = row.widths().get(column) * TextPages.width(PageSize.A4.upright());
        for (String word : row.cells().get(column).split(" "))
          assertThat(type.width(word, PageBlock.TEXT))
              .as(word)
              .isLessThanOrEqualTo(room - PageBlock.Row.SIDES + 1e-6);
      }
    }
  }
}
