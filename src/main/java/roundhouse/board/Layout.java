package roundhouse.board;

import java.util.regex.Pattern;

/**
 * The orientation of a map's hexes: with flat sides or with corners at top and bottom.
 *
 * <p>Edges count 0 to 5 clockwise. Flat: 0 is the bottom side, 1 lower left, 2 upper left, 3 top, 4
 * upper right, 5 lower right. Pointy: 0 is lower left, 1 left, 2 upper left, 3 upper right, 4
 * right, 5 lower right.
 */
public enum Layout {
  FLAT(new int[][] {{0, 2}, {-1, 1}, {-1, -1}, {0, -2}, {1, -1}, {1, 1}}),
  POINTY(new int[][] {{-1, 1}, {-2, 0}, {-1, -1}, {1, -1}, {2, 0}, {1, 1}}),
  /** As flat, but with the letters down and the numbers across. */
  FLAT_LETTERS_DOWN(FLAT.steps);

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");

  private final int[][] steps;

  Layout(int[][] steps) {
    this.steps = steps;
  }

  /** Whether hexes have flat sides at top and bottom. */
  public boolean isFlat() {
    return this != POINTY;
  }

  /** Whether letters run across the map and numbers down. */
  public boolean lettersAcross() {
    return this == FLAT;
  }

  /** The place across an edge, with or without a hex. */
  public Coordinate across(Coordinate from, int edge) {
    int[] step = steps[edge];
    return new Coordinate(from.x() + step[0], from.y() + step[1]);
  }

  /**
   * How many steps from hex to hex lead from one place to the other, where a map has hexes or not.
   */
  public int distance(Coordinate from, Coordinate to) {
    int x = Math.abs(from.x() - to.x());
    int y = Math.abs(from.y() - to.y());
    return isFlat() ? x + Math.max(0, y - x) / 2 : y + Math.max(0, x - y) / 2;
  }

  /** The place that players write as {@code name}: letters run across a flat map, down others. */
  public Coordinate parse(String name) {
    int letters = 0;
    while (letters < name.length() && Character.isLetter(name.charAt(letters))) letters++;
    int letter = Coordinate.letterIndex(name.substring(0, letters));
    int number = number(name.substring(letters));
    return lettersAcross() ? new Coordinate(letter, number) : new Coordinate(number, letter);
  }

  private static int number(String digits) {
    if (NUMBER.matcher(digits).matches()) return Integer.parseInt(digits);
    throw new IllegalArgumentException(
        "a hex is written as a letter and a number, like A5, not with '" + digits + "'");
  }

  /** The place of a hex. */
  public Coordinate place(HexId hex) {
    return parse(hex.text());
  }

  /** The hex at a place, the inverse of {@link #place}. */
  public HexId name(Coordinate place) {
    return HexId.of(
        lettersAcross()
            ? Coordinate.letters(place.x()) + place.y()
            : Coordinate.letters(place.y()) + place.x());
  }

  /** The neighbour's edge that meets {@code edge}. */
  public static int opposite(int edge) {
    return (edge + 3) % 6;
  }
}
