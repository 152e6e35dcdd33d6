package roundhouse.lab.rows;

/** A row of one of the tables. */
public sealed interface TableRow
    permits GameRow, MomentRow, CompanyRow, CountRow, HexRow, PlayerRow, ReturnRow {
  GameKey key();
}
