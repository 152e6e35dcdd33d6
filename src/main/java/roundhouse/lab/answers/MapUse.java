package roundhouse.lab.answers;

import java.util.function.ToIntFunction;
import roundhouse.lab.rows.HexRow;

/** What is counted in each hex of the map. */
public enum MapUse {
  TRACK("Where track is laid: tiles in a hex", HexRow::tiles),
  RUNS("Which routes run: runs of trains through a hex", HexRow::runs),
  MARKERS("Where station markers stand at the end", row -> row.markers().size());

  private final String says;
  private final ToIntFunction<HexRow> counted;

  MapUse(String says, ToIntFunction<HexRow> counted) {
    this.says = says;
    this.counted = counted;
  }

  public String says() {
    return says;
  }

  int of(HexRow row) {
    return counted.applyAsInt(row);
  }
}
