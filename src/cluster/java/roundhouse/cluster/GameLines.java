package roundhouse.cluster;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.lab.experiment.ExperimentGame;
import roundhouse.lab.rows.CompanyRow;
import roundhouse.lab.rows.CountRow;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.GameRow;
import roundhouse.lab.rows.HexRow;
import roundhouse.lab.rows.LineDigest;
import roundhouse.lab.rows.MomentRow;
import roundhouse.lab.rows.PlayerRow;
import roundhouse.lab.rows.ReturnRow;
import roundhouse.lab.rows.RowTable;
import roundhouse.lab.rows.RowText;
import roundhouse.lab.rows.TableRow;

/**
 * The rows of a game as a worker sends them back.
 *
 * @param failure why there are none; "" where there are
 * @param slow whether there are none because its scripts ran out of time
 */
record GameLines(ArrayList<Line> lines, String failure, boolean slow) implements Serializable {
  private record Line(RowTable table, String json) implements Serializable {}

  static GameLines of(ExperimentGame.Played game) {
    var lines = new ArrayList<Line>();
    if (game.game().isOutOfTime()) return new GameLines(lines, game.game().outcome().says(), true);
    game.record().rows().forEach(row -> lines.add(new Line(RowTable.of(row), RowText.json(row))));
    return new GameLines(lines, "", false);
  }

  static GameLines failed(String why) {
    return new GameLines(new ArrayList<>(), why, false);
  }

  /** Whether they are as the worker made them; its digest stands in the last. */
  boolean areAsMade() {
    if (!failure.isEmpty()) return true;
    if (lines.isEmpty()) return false;
    var sum = new LineDigest();
    lines.subList(0, lines.size() - 1).forEach(line -> sum.line(line.json()));
    return sum.isCarriedBy(lines.getLast().json().getBytes(StandardCharsets.UTF_8));
  }

  /** The game; nothing where it could not be played. */
  Optional<GameRecord> record() {
    if (!failure.isEmpty()) return Optional.empty();
    List<TableRow> rows = lines.stream().map(GameLines::row).toList();
    return Optional.of(
        new GameRecord(
            of(rows, GameRow.class).getFirst(),
            of(rows, MomentRow.class),
            of(rows, CompanyRow.class),
            of(rows, CountRow.class),
            of(rows, HexRow.class),
            of(rows, PlayerRow.class),
            of(rows, ReturnRow.class)));
  }

  private static TableRow row(Line line) {
    try {
      return RowText.parse(line.table(), line.json());
    } catch (JsonProcessingException foreign) {
      throw new IllegalStateException("the worker does not have the same Roundhouse", foreign);
    }
  }

  private static <T extends TableRow> List<T> of(List<TableRow> rows, Class<T> type) {
    return rows.stream().filter(type::isInstance).map(type::cast).toList();
  }
}
