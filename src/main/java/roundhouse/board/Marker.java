package roundhouse.board;

/**
 * A station marker on the board.
 *
 * @param company that owns it
 * @param hex where it stands
 * @param city index of the stop on the tile
 * @param slot its space in the city, from 0; {@link #BESIDE} for a marker beside the city
 * @param home whether it marks the company's home
 * @param flipped whether it is turned over because its company is bankrupt; it keeps its space but
 *     blocks no train
 * @param neutral whether everybody may pass the city where it stands
 */
public record Marker(
    String company, HexId hex, int city, int slot, boolean home, boolean flipped, boolean neutral) {
  /** A marker that takes no space of its city. */
  public static final int BESIDE = -1;

  /** A marker that is not neutral. */
  public Marker(String company, HexId hex, int city, int slot, boolean home, boolean flipped) {
    this(company, hex, city, slot, home, flipped, false);
  }

  /** Whether it takes a space of its city. */
  public boolean takesSpace() {
    return slot != BESIDE;
  }

  public Marker at(int newCity, int newSlot) {
    return new Marker(company, hex, newCity, newSlot, home, flipped, neutral);
  }

  public Marker flipped(boolean over) {
    return new Marker(company, hex, city, slot, home, over, neutral);
  }

  /** The same marker, passed by everybody or not. */
  public Marker neutral(boolean passable) {
    return new Marker(company, hex, city, slot, home, flipped, passable);
  }

  /** The same marker for another company, without marking its home. */
  public Marker of(String other) {
    return new Marker(other, hex, city, slot, false, flipped, neutral);
  }
}
