package roundhouse.mapping;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import roundhouse.board.HexId;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.YamlValue;

/** Moves, copies and rotates hexes with everything on and between them. */
public final class HexRegion {
  private final EditedMap edited;
  private final Relocation way;
  private final TurnedContent turned;
  private final Map<HexId, HexId> names = new LinkedHashMap<>();

  /**
   * @param hexes of the region; places without a hex are ignored
   * @throws RefusedEdit if one would leave the grid
   */
  public HexRegion(EditedMap edited, Set<HexId> hexes, Relocation way) {
    this.edited = edited;
    this.way = way;
    this.turned = new TurnedContent(way);
    for (HexId hex : hexes) if (edited.has(hex)) names.put(hex, target(hex));
  }

  private HexId target(HexId hex) {
    return way.hex(hex)
        .orElseThrow(
            () ->
                new RefusedEdit(
                    hex + " would leave the grid: rows and columns begin with A and 0"));
  }

  /** The hexes to which the region moves. */
  public Set<HexId> targets() {
    return new LinkedHashSet<>(names.values());
  }

  /** The hexes of a map at the new place whose contents would be replaced by others. */
  public Set<HexId> replaced(EditedMap there) {
    var others = new LinkedHashSet<HexId>();
    names.forEach(
        (hex, target) -> {
          if (there.has(target) && !there.hex(target).equals(turned.of(edited.hex(hex))))
            others.add(target);
        });
    return others;
  }

  /**
   * The edits that move the region. Hexes at the new place are removed, and so are borders between
   * the region and other hexes; homes and other references follow.
   */
  public List<DesignEdit> move() {
    if (names.entrySet().stream()
        .allMatch(
            entry ->
                entry.getKey().equals(entry.getValue())
                    && turned.of(edited.hex(entry.getKey())).equals(edited.hex(entry.getKey()))))
      return List.of();
    var drops = new ArrayList<DesignEdit>();
    var others = new ArrayList<DesignEdit>();
    targets().stream()
        .filter(hex -> edited.has(hex) && !names.containsKey(hex))
        .forEach(hex -> drops.add(new DesignEdit.Drop(EditedMap.HEXES.child(hex.text()))));
    List<HexId> renamed = renamed();
    for (HexId hex : renamed)
      if (!names.get(hex).equals(hex))
        others.add(new DesignEdit.Rename(EditedMap.HEXES.child(hex.text()), names.get(hex).text()));
    names.forEach((hex, target) -> place(hex, target, renamed, drops, others));
    borders(drops, others);
    drops.addAll(others);
    Map<String, String> texts = new LinkedHashMap<>();
    names.forEach((hex, target) -> texts.put(hex.text(), target.text()));
    drops.addAll(NameReferences.rename(edited, EditedMap.HEXES.toString(), texts));
    drops.add(DesignEdit.RenameKeys.ofNotes(EditedMap.HEXES.last(), texts));
    return drops;
  }

  private void place(
      HexId hex,
      HexId target,
      List<HexId> renamed,
      List<DesignEdit> drops,
      List<DesignEdit> others) {
    HexContent content = turned.of(edited.hex(hex));
    boolean stays = renamed.contains(hex) || hex.equals(target);
    if (!stays) drops.add(new DesignEdit.Drop(EditedMap.HEXES.child(hex.text())));
    if (!stays || !content.equals(edited.hex(hex)))
      others.add(new DesignEdit.Put(EditedMap.HEXES.child(target.text()), content.table()));
  }

  /**
   * Hexes that can be renamed and so keep their lines in the file, in an order in which each new
   * name is free; excludes hexes that swap places.
   */
  private List<HexId> renamed() {
    var order = new ArrayList<HexId>();
    Set<HexId> left =
        names.keySet().stream()
            .filter(hex -> !edited.isInBase(EditedMap.HEXES.child(hex.text())))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    for (Optional<HexId> next = free(left); next.isPresent(); next = free(left)) {
      order.add(next.get());
      left.remove(next.get());
    }
    return order;
  }

  private Optional<HexId> free(Set<HexId> left) {
    return left.stream()
        .filter(hex -> names.get(hex).equals(hex) || !left.contains(names.get(hex)))
        .findFirst();
  }

  private void borders(List<DesignEdit> drops, List<DesignEdit> others) {
    edited
        .borders()
        .forEach(
            (name, value) -> {
              Set<HexId> hexes = BorderEdits.hexes(name);
              boolean gone =
                  hexes.stream()
                      .anyMatch(hex -> names.containsKey(hex) && !names.containsValue(hex));
              if (names.keySet().containsAll(hexes))
                border(name, border(name), value, drops, others);
              else if (gone) drops.add(new DesignEdit.Drop(EditedMap.BORDERS.child(name)));
            });
  }

  /** A border keeps its line in the file, unless its new name is taken. */
  private void border(
      String name,
      String target,
      YamlValue value,
      List<DesignEdit> drops,
      List<DesignEdit> others) {
    if (target.equals(name)) return;
    if (edited.borders().containsKey(target)) {
      drops.add(new DesignEdit.Drop(EditedMap.BORDERS.child(name)));
      others.add(new DesignEdit.Put(EditedMap.BORDERS.child(target), value));
    } else {
      others.add(new DesignEdit.Rename(EditedMap.BORDERS.child(name), target));
    }
  }

  private String border(String name) {
    String[] edge = name.split("/");
    if (edge.length == 2)
      return names.get(HexId.of(edge[0])) + "/" + way.edge(Integer.parseInt(edge[1]));
    String[] both = name.split("-");
    HexId one = names.get(HexId.of(both[0]));
    HexId other = names.get(HexId.of(both[1]));
    return one.compareTo(other) < 0 ? one + "-" + other : other + "-" + one;
  }

  /** The edits that copy the region to its new place, over any hexes there. */
  public List<DesignEdit> copy() {
    var edits = new ArrayList<DesignEdit>();
    names.forEach(
        (hex, target) ->
            edits.add(
                new DesignEdit.Put(
                    EditedMap.HEXES.child(target.text()), turned.of(edited.hex(hex)).table())));
    edited
        .borders()
        .forEach(
            (name, value) -> {
              if (names.keySet().containsAll(BorderEdits.hexes(name)))
                edits.add(new DesignEdit.Put(EditedMap.BORDERS.child(border(name)), value));
            });
    return edits;
  }

  /**
   * Rotates the content of a hex: printed track, off-board edges, river banks and locations of
   * stops.
   */
  private static final class TurnedContent {
    private static final Pattern EDGES =
        Pattern.compile("\\b((?:a|b|edge|loc):)([0-5])(\\.5)?(?![0-9])");
    private static final Pattern EDGE = Pattern.compile("[0-5]");

    private final Relocation way;

    TurnedContent(Relocation way) {
      this.way = way;
    }

    HexContent of(HexContent hex) {
      HexContent turned = hex;
      for (String key : List.of("edges", "banks", "stubs"))
        if (hex.at(key).isPresent()) turned = turned.with(key, words(hex.at(key).get()));
      return hex.word(HexContent.PRINT).isEmpty()
          ? turned
          : turned.with(HexContent.PRINT, YamlValue.quoted(print(hex.word(HexContent.PRINT))));
    }

    private YamlValue words(YamlValue edges) {
      return switch (edges) {
        case YamlValue.Text(String words, boolean quoted) ->
            new YamlValue.Text(
                Arrays.stream(words.split("(?<=\\s)|(?=\\s)"))
                    .map(this::word)
                    .collect(Collectors.joining()),
                quoted);
        case YamlValue.Items(List<YamlValue> items) ->
            new YamlValue.Items(items.stream().map(this::words).toList());
        case YamlValue.Table table -> table;
      };
    }

    private String word(String word) {
      return EDGE.matcher(word).matches() ? String.valueOf(way.edge(Integer.parseInt(word))) : word;
    }

    private String print(String notation) {
      return EDGES
          .matcher(notation)
          .replaceAll(
              found ->
                  Matcher.quoteReplacement(
                      found.group(1)
                          + place(Integer.parseInt(found.group(2)), found.group(3) != null)));
    }

    /** A half means the corner between an edge and the next. */
    private String place(int edge, boolean half) {
      int here = way.edge(edge);
      int next = way.edge((edge + 1) % 6);
      if (!half) return String.valueOf(here);
      return (next == (here + 1) % 6 ? here : next) + ".5";
    }
  }
}
