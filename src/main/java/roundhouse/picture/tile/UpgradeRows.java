package roundhouse.picture.tile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;

/**
 * The tiles of a manifest in rows, each of one colour below the one that it replaces. Tiles that
 * replace each other, even by way of others, form a group, in which tiles stand near those that
 * they replace. Groups stand side by side, on as many lines as suit the room; tiles that replace
 * nothing and are not replaced come last.
 *
 * @param rows how many there are on all lines
 */
record UpgradeRows(List<Place> places, List<Link> links, int rows) {
  /** Enough for the order of all rows of published titles to settle. */
  private static final int SWEEPS = 8;

  /**
   * Where a tile stands.
   *
   * @param across from the left, in widths of a tile
   * @param row from the top
   */
  record Place(ManifestPainter.Entry entry, double across, int row) {
    String number() {
      return entry.tile().number();
    }
  }

  /** A tile and another that may replace it. */
  record Link(Place from, Place to) {
    boolean isOf(String number) {
      return from.number().equals(number) || to.number().equals(number);
    }
  }

  UpgradeRows {
    places = List.copyOf(places);
    links = List.copyOf(links);
  }

  /**
   * Puts tiles in order.
   *
   * @param after the tiles that may replace one
   * @param shape tiles across for each row that the room has
   */
  static UpgradeRows of(
      List<ManifestPainter.Entry> entries, Function<Tile, List<Tile>> after, double shape) {
    Map<String, ManifestPainter.Entry> all =
        entries.stream()
            .collect(
                Collectors.toMap(
                    entry -> entry.tile().number(),
                    entry -> entry,
                    (one, _) -> one,
                    LinkedHashMap::new));
    var numbers = new LinkedHashMap<String, List<String>>();
    all.forEach(
        (number, entry) ->
            numbers.put(
                number,
                after.apply(entry.tile()).stream()
                    .map(Tile::number)
                    .filter(all::containsKey)
                    .toList()));
    return new Arrangement(all, numbers).rows(shape);
  }

  Optional<Place> place(String number) {
    return places.stream().filter(place -> place.number().equals(number)).findFirst();
  }

  /**
   * The tile that an arrow key leads to: the next one of the row, or the nearest of those that
   * replace this one or that it replaces; where there are none, the nearest of that row.
   */
  Optional<Place> beside(Place from, int right, int down) {
    Comparator<Place> nearest = Comparator.comparingDouble(to -> distance(from, to));
    if (down == 0)
      return places.stream()
          .filter(to -> to.row() == from.row() && (to.across() - from.across()) * right > 0)
          .min(nearest);
    Set<Place> linked =
        links.stream()
            .filter(link -> (down > 0 ? link.from() : link.to()).equals(from))
            .map(link -> down > 0 ? link.to() : link.from())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    return (linked.isEmpty() ? places : linked)
        .stream().filter(to -> (to.row() - from.row()) * down > 0).min(nearest);
  }

  /** Rows count more than what lies in one. */
  private static double distance(Place from, Place to) {
    return 1000.0 * Math.abs(to.row() - from.row()) + Math.abs(to.across() - from.across());
  }

  /** A group in rows. */
  private record Block(List<List<String>> rows) {
    int width() {
      return rows.stream().mapToInt(List::size).max().orElse(0);
    }

    /** The empty rows at its top. */
    int above() {
      return (int) rows.stream().takeWhile(List::isEmpty).count();
    }
  }

  /** Puts tiles in order. */
  private static final class Arrangement {
    private final Map<String, ManifestPainter.Entry> all;
    private final Map<String, List<String>> after;
    private final Map<String, Set<String>> joined = new HashMap<>();
    private final List<TileColor> colors;

    Arrangement(Map<String, ManifestPainter.Entry> all, Map<String, List<String>> after) {
      this.all = all;
      this.after = after;
      all.keySet().forEach(number -> joined.put(number, new LinkedHashSet<>()));
      after.forEach(
          (from, next) ->
              next.forEach(
                  to -> {
                    joined.get(from).add(to);
                    joined.get(to).add(from);
                  }));
      colors =
          all.values().stream().map(entry -> entry.tile().color()).distinct().sorted().toList();
    }

    UpgradeRows rows(double shape) {
      List<List<String>> groups = groups();
      var blocks = new ArrayList<Block>();
      groups.stream().filter(group -> group.size() > 1).map(this::block).forEach(blocks::add);
      List<String> alone =
          groups.stream().filter(group -> group.size() == 1).map(List::getFirst).toList();
      if (!alone.isEmpty()) blocks.add(block(alone));
      List<List<Block>> lines = lines(blocks, shape);
      Map<String, Place> places = places(lines);
      var links = new ArrayList<Link>();
      after.forEach(
          (from, next) ->
              next.forEach(to -> links.add(new Link(places.get(from), places.get(to)))));
      return new UpgradeRows(
          List.copyOf(places.values()), links, lines.stream().mapToInt(Arrangement::height).sum());
    }

    /** The blocks on as many lines as make them largest in a room of this shape. */
    private static List<List<Block>> lines(List<Block> blocks, double shape) {
      int widest = blocks.stream().mapToInt(Block::width).max().orElse(0);
      return IntStream.rangeClosed(widest, width(blocks))
          .mapToObj(most -> lines(blocks, most))
          .min(
              Comparator.comparingDouble(
                  lines ->
                      Math.max(
                          lines.stream().mapToInt(Arrangement::width).max().orElse(0) / shape,
                          lines.stream().mapToInt(Arrangement::height).sum())))
          .orElse(List.of());
    }

    private static List<List<Block>> lines(List<Block> blocks, int most) {
      var lines = new ArrayList<List<Block>>();
      for (Block block : blocks) {
        if (lines.isEmpty() || width(lines.getLast()) + block.width() > most)
          lines.add(new ArrayList<>());
        lines.getLast().add(block);
      }
      return lines;
    }

    private static int width(List<Block> line) {
      return line.stream().mapToInt(Block::width).sum();
    }

    private static int height(List<Block> line) {
      return line.stream().mapToInt(block -> block.rows().size()).max().orElse(0) - above(line);
    }

    private static int above(List<Block> line) {
      return line.stream().mapToInt(Block::above).min().orElse(0);
    }

    private Map<String, Place> places(List<List<Block>> lines) {
      var places = new LinkedHashMap<String, Place>();
      int top = 0;
      for (List<Block> line : lines) {
        int left = 0;
        int first = top - above(line);
        for (Block block : line) {
          double middle = left + (block.width() - 1) / 2.0;
          Map<String, Double> across = across(block.rows());
          for (int row = 0; row < block.rows().size(); row++)
            for (String number : block.rows().get(row))
              places.put(
                  number, new Place(all.get(number), middle + across.get(number), first + row));
          left += block.width();
        }
        top += height(line);
      }
      return places;
    }

    private List<List<String>> groups() {
      var groups = new ArrayList<List<String>>();
      var left = new LinkedHashSet<>(all.keySet());
      while (!left.isEmpty()) {
        var group = new LinkedHashSet<String>();
        var open = new ArrayDeque<>(List.of(left.getFirst()));
        while (!open.isEmpty()) {
          String number = open.remove();
          if (group.add(number)) open.addAll(joined.get(number));
        }
        left.removeAll(group);
        groups.add(all.keySet().stream().filter(group::contains).toList());
      }
      return groups;
    }

    /** A group in rows, a colour each; the same colour is at the same height everywhere. */
    private Block block(List<String> group) {
      var rows = new ArrayList<List<String>>();
      for (TileColor color : colors)
        rows.add(group.stream().filter(number -> all.get(number).tile().color() == color).toList());
      while (rows.getLast().isEmpty()) rows.removeLast();
      for (int sweep = 0; sweep < SWEEPS; sweep++)
        for (int at = 0; at < rows.size(); at++) {
          int row = sweep % 2 == 0 ? at : rows.size() - 1 - at;
          rows.set(row, nearOthers(rows.get(row), across(rows)));
        }
      return new Block(rows);
    }

    /** Where tiles stand, from the middle of their row. */
    private static Map<String, Double> across(Iterable<List<String>> rows) {
      var across = new HashMap<String, Double>();
      for (List<String> row : rows)
        for (int index = 0; index < row.size(); index++)
          across.put(row.get(index), index - (row.size() - 1) / 2.0);
      return across;
    }

    /**
     * A row in the order of the middles of the tiles in other rows that its tiles are joined to.
     */
    private List<String> nearOthers(List<String> row, Map<String, Double> across) {
      var middles = new HashMap<String, Double>();
      var here = Set.copyOf(row);
      for (String number : row)
        middles.put(
            number,
            joined.get(number).stream()
                .filter(other -> !here.contains(other))
                .mapToDouble(across::get)
                .average()
                .orElse(across.get(number)));
      return row.stream().sorted(Comparator.comparingDouble(middles::get)).toList();
    }
  }
}
