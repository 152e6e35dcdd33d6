package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.HexRow;

class HexSumsTest {
  private static final HexId J4 = HexId.of("J4");
  private static final HexId F2 = HexId.of("F2");

  private final HexSums sums = new HexSums();

  @Test
  void aHexHasTheMeanOfAllGamesAlsoOfThoseWithoutIt() {
    add(row("J4", 2, 5, "IOW", "FYN"));
    add(row("F2", 1, 0));

    assertThat(sums.means(MapUse.TRACK))
        .containsExactlyInAnyOrderEntriesOf(Map.of(J4, 1.0, F2, 0.5));
    assertThat(sums.means(MapUse.RUNS)).containsExactlyEntriesOf(Map.of(J4, 2.5));
    assertThat(sums.means(MapUse.MARKERS)).containsExactlyEntriesOf(Map.of(J4, 1.0));
  }

  private void add(HexRow... rows) {
    GameRecord plain = StoredGames.game("one", 1, Map.of());
    sums.add(
        new GameRecord(
            plain.game(), List.of(), List.of(), List.of(), List.of(rows), List.of(), List.of()));
  }

  private static HexRow row(String hex, int tiles, int runs, String... markers) {
    var key = StoredGames.game("one", 1, Map.of()).key();
    return new HexRow(key, hex, tiles, "", runs, List.of(markers));
  }
}
