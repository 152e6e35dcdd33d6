package roundhouse.market;

/** A space of the market: rows count from the top, columns from the left, both from 0. */
public record MarketCell(int row, int column) {}
