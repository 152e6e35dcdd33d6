package roundhouse.board;

/**
 * A station marker on the board.
 *
 * @param company whose it is
 * @param hex where
 * @param city index of the stop on the tile
 * @param slot the space within the city, from 0; {@link #BESIDE} at the edge of the hex, where it
 *     takes none
 * @param home it marks the company's home
 * @param flipped turned over: its company is bankrupt; it keeps its space but stops no train
 */
public record Marker(
    String company, String hex, int city, int slot, boolean home, boolean flipped) {
  /** A marker that takes no space of its city. */
  public static final int BESIDE = -1;

  /** Whether it takes one of its city's spaces. */
  public boolean takesSpace() {
    return slot != BESIDE;
  }

  public Marker at(int newCity, int newSlot) {
    return new Marker(company, hex, newCity, newSlot, home, flipped);
  }

  public Marker flipped(boolean over) {
    return new Marker(company, hex, city, slot, home, over);
  }

  /** The same marker as another company's; it marks no home of that one. */
  public Marker of(String other) {
    return new Marker(other, hex, city, slot, false, flipped);
  }
}
