package roundhouse.mapping;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.Coordinate;
import roundhouse.board.HexId;
import roundhouse.board.Layout;

/** The grid of possible hexes, by the names that players use. */
public final class HexGrid {
  private static final int FIRST = -26;
  private static final int LETTERS = 26 * 27;
  private static final int NUMBERS = 1000;

  private HexGrid() {}

  /** The name of a place; empty beyond the letters and numbers that exist. */
  public static Optional<HexId> name(Layout layout, Coordinate place) {
    int letter = layout.lettersAcross() ? place.x() : place.y();
    int number = layout.lettersAcross() ? place.y() : place.x();
    boolean there = letter >= FIRST && letter < LETTERS && number >= 0 && number < NUMBERS;
    return there ? Optional.of(layout.name(place)) : Optional.empty();
  }

  public static boolean isName(String text) {
    return text.matches(HexId.WRITTEN);
  }

  /** The place across an edge, if it has a name. */
  public static Optional<HexId> across(Layout layout, HexId hex, int edge) {
    return name(layout, layout.across(layout.place(hex), edge));
  }

  /** The free places around a map where a hex may be added; for an empty map, one to start with. */
  public static Set<HexId> around(EditedMap edited) {
    var places = new LinkedHashSet<HexId>();
    for (HexId hex : edited.map().hexes().keySet()) {
      for (int edge = 0; edge < 6; edge++)
        across(edited.layout(), hex, edge).filter(name -> !edited.has(name)).ifPresent(places::add);
    }
    if (edited.map().hexes().isEmpty()) places.add(HexId.of("A1"));
    return places;
  }

  /**
   * The next place in a direction of the screen. If no hex lies straight ahead, steps alternate
   * between the two nearest directions.
   */
  public static Optional<HexId> step(Layout layout, HexId hex, Direction direction) {
    Coordinate at = layout.place(hex);
    boolean even = (layout.isFlat() ? at.x() : at.y()) % 2 == 0;
    int edge =
        switch (direction) {
          case DOWN -> layout.isFlat() ? 0 : even ? 5 : 0;
          case UP -> layout.isFlat() ? 3 : even ? 3 : 2;
          case LEFT -> !layout.isFlat() ? 1 : even ? 1 : 2;
          case RIGHT -> !layout.isFlat() ? 4 : even ? 5 : 4;
        };
    return across(layout, hex, edge);
  }

  /** A direction of the screen. */
  public enum Direction {
    UP,
    DOWN,
    LEFT,
    RIGHT
  }
}
