package roundhouse.mapping;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.TileColor;
import roundhouse.design.spec.CompanySpec;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlValue;

/** Turns uses of the map tools into edits of the design. */
public final class MapEdits {
  private final EditedMap edited;

  public MapEdits(EditedMap edited) {
    this.edited = edited;
  }

  /** A brush stroke over hexes; missing hexes are created. */
  public List<DesignEdit> paint(Collection<HexId> hexes, Brush brush) {
    var edits = new ArrayList<DesignEdit>();
    for (HexId hex : hexes) {
      HexContent before = edited.hex(hex);
      HexContent after = brush.paint(before);
      if (!after.equals(before) || !edited.has(hex))
        edits.add(new DesignEdit.Put(EditedMap.HEXES.child(hex.text()), after.table()));
    }
    return edits;
  }

  /** Sets a value of a hex; an empty word removes it. */
  public List<DesignEdit> set(HexId hex, String key, YamlValue value) {
    ValuePath path = EditedMap.HEXES.child(hex.text()).child(key);
    boolean none = value instanceof YamlValue.Text(String word, boolean _) && word.isEmpty();
    if (!none) return List.of(new DesignEdit.Put(path, value));
    return edited.node(path).isPresent() ? List.of(new DesignEdit.Drop(path)) : List.of();
  }

  /** Adds blank hexes where there are none. */
  public List<DesignEdit> add(Collection<HexId> places) {
    return paint(places.stream().filter(place -> !edited.has(place)).toList(), Brush.blank());
  }

  /**
   * Removes hexes and their borders.
   *
   * @throws RefusedEdit if one is the home or destination of a company
   */
  public List<DesignEdit> remove(Collection<HexId> hexes) {
    Set<HexId> gone = new LinkedHashSet<>(hexes);
    gone.removeIf(hex -> !edited.has(hex));
    for (CompanySpec company : edited.sketch().companies().values()) {
      requireOther("home", company.home(), company, gone);
      requireOther("destination", company.destination(), company, gone);
    }
    var edits = new ArrayList<DesignEdit>();
    edited.borders().keySet().stream()
        .filter(border -> BorderEdits.hexes(border).stream().anyMatch(gone::contains))
        .forEach(border -> edits.add(new DesignEdit.Drop(EditedMap.BORDERS.child(border))));
    gone.forEach(hex -> edits.add(new DesignEdit.Drop(EditedMap.HEXES.child(hex.text()))));
    return edits;
  }

  private static void requireOther(String what, String hex, CompanySpec company, Set<HexId> gone) {
    if (gone.contains(HexId.of(hex)))
      throw new RefusedEdit(
          "%s is the %s of %s: choose another %s first".formatted(hex, what, company.id(), what));
  }

  /**
   * Sets the home or destination of a company.
   *
   * @param key home or destination
   * @throws RefusedEdit if its marker could not be placed there
   */
  public List<DesignEdit> setCompanyHex(String company, String key, HexId hex) {
    if (!edited.has(hex)) throw new RefusedEdit("the map has no hex " + hex);
    boolean city = edited.map().hex(hex).printed().stops().stream().anyMatch(stop -> stop.isCity());
    if (key.equals("home") && !city)
      throw new RefusedEdit(hex + " has no city for the home of " + company + ": draw one first");
    ValuePath path = ValuePath.of("companies", company);
    var edits =
        new ArrayList<DesignEdit>(
            List.of(new DesignEdit.Put(path.child(key), YamlValue.text(hex.text()))));
    if (key.equals("home") && edited.node(path.child("home-city")).isPresent())
      edits.add(new DesignEdit.Drop(path.child("home-city")));
    return edits;
  }

  /** Changes the layout of the hexes; neighbours stay the same. */
  public List<DesignEdit> layout(Layout wanted) {
    if (wanted == edited.layout()) return List.of();
    var edits =
        new ArrayList<>(
            new HexRegion(edited, edited.map().hexes().keySet(), Relocation.otherLayout()).move());
    edits.add(
        new DesignEdit.Put(
            ValuePath.of("map", "layout"), YamlValue.text(wanted.name().toLowerCase(Locale.ROOT))));
    return edits;
  }

  /** Makes hexes off-board areas, entered from the edges where they touch the map. */
  public List<DesignEdit> offboard(Collection<HexId> hexes, Map<TileColor, Integer> values) {
    var edits = new ArrayList<DesignEdit>();
    for (HexId hex : hexes) {
      List<Integer> edges = IntStream.range(0, 6).filter(edge -> leads(hex, edge)).boxed().toList();
      boolean there = edited.hex(hex).at("offboard").isPresent();
      edits.addAll(
          paint(List.of(hex), there ? Brush.values(values) : Brush.offboard(values, edges)));
    }
    return edits;
  }

  /** Whether tiles may be laid on the hex across an edge. */
  private boolean leads(HexId hex, int edge) {
    return HexGrid.across(edited.layout(), hex, edge)
        .filter(edited::has)
        .map(
            other -> edited.map().hex(other).printed().color().ordinal() < TileColor.GRAY.ordinal())
        .orElse(false);
  }
}
