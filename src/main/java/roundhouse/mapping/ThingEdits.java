package roundhouse.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.design.yaml.MapNode;
import roundhouse.edit.ValuePath;

/** Edits of a thing that a design names, such as a train or a company. */
public final class ThingEdits {
  /** The parts in which the order of the lines matters. */
  private static final List<String> ORDERED = List.of("trains", "phases", "rounds");

  private ThingEdits() {}

  /**
   * The edits that give a thing another name. A variant repeats, with the new name, whatever names
   * the thing in the design that it extends.
   *
   * @param part of the design that defines the thing: {@code trains}, {@code map.hexes}
   * @throws roundhouse.edit.RefusedEdit if a hex would leave the grid
   */
  public static List<DesignEdit> rename(EditedMap edited, String part, String name, String other) {
    if (part.equals(EditedMap.HEXES.toString())) return rename(edited, HexId.of(name), other);
    var edits = new ArrayList<DesignEdit>();
    edits.add(new DesignEdit.Rename(ValuePath.of(part, name), other));
    if (ORDERED.contains(part) && edited.isInBase(ValuePath.of(part, name)))
      edits.addAll(repeatedBelow(edited, part, name));
    Map<String, String> names = Map.of(name, other);
    for (DesignEdit edit : NameReferences.rename(edited, part, names))
      edits.add(inside(edit, part, name, other));
    edits.add(DesignEdit.RenameKeys.ofNotes(part, names));
    return edits;
  }

  /** A hex is where its name says, so it moves. */
  private static List<DesignEdit> rename(EditedMap edited, HexId hex, String other) {
    Relocation way = Relocation.translation(edited.layout(), hex, HexId.of(other));
    return new HexRegion(edited, Set.of(hex), way).move();
  }

  /** Whether the design that this one extends defines a thing. */
  public static boolean isInherited(EditedMap edited, String part, String name) {
    return edited.isInBase(ValuePath.of(part.split("\\.")).child(name));
  }

  /** What a variant writes comes last in a part, so it repeats the rows below the thing too. */
  private static List<DesignEdit> repeatedBelow(EditedMap edited, String part, String name) {
    var edits = new ArrayList<DesignEdit>();
    if (!(edited.node(ValuePath.of(part)).orElse(null) instanceof MapNode rows)) return edits;
    rows.entries().stream()
        .dropWhile(row -> !row.name().equals(name))
        .skip(1)
        .forEach(
            row -> {
              ValuePath path = ValuePath.of(part, row.name());
              edits.add(new DesignEdit.Drop(path));
              edits.add(new DesignEdit.Put(path, NodeValues.of(row.value())));
            });
    return edits;
  }

  /** A thing may name itself; by then it has its new name. */
  private static DesignEdit inside(DesignEdit edit, String part, String name, String other) {
    List<String> path = edit.path().names();
    if (path.size() < 3 || !path.subList(0, 2).equals(List.of(part, name))) return edit;
    ValuePath there = edit.path().from(2).under(ValuePath.of(part, other));
    return switch (edit) {
      case DesignEdit.Put put -> new DesignEdit.Put(there, put.value());
      case DesignEdit.RenameKeys keys -> new DesignEdit.RenameKeys(there, keys.names());
      case DesignEdit.Drop _, DesignEdit.Rename _ -> edit;
    };
  }
}
