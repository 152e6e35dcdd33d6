package roundhouse.mapping;

import java.util.Optional;
import roundhouse.board.Coordinate;
import roundhouse.board.HexId;
import roundhouse.board.Layout;

/** Maps hexes and their edges to new places and edges. */
public interface Relocation {

  /** The new name of a hex; empty if a map has no such place. */
  Optional<HexId> hex(HexId id);

  /** The new number of an edge. */
  int edge(int edge);

  /** Moves everything by the distance from one hex to another. */
  static Relocation translation(Layout layout, HexId from, HexId to) {
    return rotation(layout, from, to, 0);
  }

  /**
   * Rotates clockwise around a hex, which moves to another.
   *
   * @param sixths of a full turn
   */
  static Relocation rotation(Layout layout, HexId from, HexId to, int sixths) {
    return new Turn(layout, layout.place(from), layout.place(to), Math.floorMod(sixths, 6));
  }

  /**
   * Changes flat hexes to pointy ones and back: names and neighbours stay, so the map is mirrored.
   */
  static Relocation otherLayout() {
    return new Mirror();
  }

  /** Expresses the distance to the pivot as steps across edge 0 and edge 1. */
  record Turn(Layout layout, Coordinate pivot, Coordinate to, int sixths) implements Relocation {
    @Override
    public Optional<HexId> hex(HexId id) {
      Coordinate from = layout.place(id);
      int x = from.x() - pivot.x();
      int y = from.y() - pivot.y();
      // A place between the hexes cannot be reached from them.
      if ((x + y) % 2 != 0) return Optional.empty();
      int first = layout.isFlat() ? (y + x) / 2 : y;
      int second = layout.isFlat() ? -x : -(x + y) / 2;
      return HexGrid.name(layout, steps(steps(to, sixths, first), (sixths + 1) % 6, second));
    }

    private Coordinate steps(Coordinate from, int edge, int count) {
      Coordinate one = layout.across(new Coordinate(0, 0), edge);
      return new Coordinate(from.x() + count * one.x(), from.y() + count * one.y());
    }

    @Override
    public int edge(int edge) {
      return (edge + sixths) % 6;
    }
  }

  /** Rows become columns. */
  record Mirror() implements Relocation {
    @Override
    public Optional<HexId> hex(HexId id) {
      return Optional.of(id);
    }

    @Override
    public int edge(int edge) {
      return Math.floorMod(4 - edge, 6);
    }
  }
}
