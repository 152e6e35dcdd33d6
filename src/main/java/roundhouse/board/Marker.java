package roundhouse.board;

/**
 * A station marker on the board.
 *
 * @param company whose it is
 * @param hex where
 * @param city index of the stop on the tile
 * @param slot the space within the city, from 0
 * @param home it marks the company's home
 * @param flipped turned over: its company is bankrupt; it keeps its space but stops no train
 */
public record Marker(String company, String hex, int city, int slot, boolean home, boolean flipped) {

  public Marker at(int newCity, int newSlot) {
    return new Marker(company, hex, newCity, newSlot, home, flipped);
  }

  public Marker flipped(boolean over) {
    return new Marker(company, hex, city, slot, home, over);
  }
}
