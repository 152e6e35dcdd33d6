package roundhouse.lab.rows;

import java.util.List;
import java.util.stream.Stream;

/** All rows of one game. */
public record GameRecord(
    GameRow game,
    List<MomentRow> moments,
    List<CompanyRow> companies,
    List<CountRow> counts,
    List<HexRow> hexes,
    List<PlayerRow> players,
    List<ReturnRow> returns) {

  public GameRecord {
    moments = List.copyOf(moments);
    companies = List.copyOf(companies);
    counts = List.copyOf(counts);
    hexes = List.copyOf(hexes);
    players = List.copyOf(players);
    returns = List.copyOf(returns);
  }

  /** A game that could not be played. */
  public static GameRecord unplayed(GameKey key, String why) {
    var row = new GameRow(key, why, false, List.of(), List.of(), 0, 0, 0, 0, 0, 0, "", 0, "");
    return new GameRecord(row, List.of(), List.of(), List.of(), List.of(), List.of(), List.of())
        .withDigest();
  }

  /** The same whose own row says how many others there are, and carries the digest of all. */
  public GameRecord withDigest() {
    var sum = new LineDigest();
    Stream.of(moments, companies, counts, hexes, players, returns)
        .flatMap(List::stream)
        .map(RowText::json)
        .forEach(sum::line);
    sum.line(RowText.json(game.of(this, "")));
    return new GameRecord(
        game.of(this, sum.text()), moments, companies, counts, hexes, players, returns);
  }

  public GameKey key() {
    return game.key();
  }

  /** All rows; that of the game comes last, so that a file that was cut short shows it. */
  public Stream<TableRow> rows() {
    return Stream.of(moments, companies, counts, hexes, players, returns, List.of(game))
        .flatMap(List::stream);
  }
}
