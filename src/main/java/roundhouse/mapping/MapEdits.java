package roundhouse.mapping;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import roundhouse.board.Layout;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.Value;
import roundhouse.edit.ValuePath;

/** What tools make of a map, as edits of its design. */
public final class MapEdits {
  private final MapDraft draft;

  public MapEdits(MapDraft draft) {
    this.draft = draft;
  }

  /** A stroke over hexes; hexes that are not there yet come into being. */
  public List<Edit> paint(Collection<String> hexes, Brush brush) {
    var edits = new ArrayList<Edit>();
    for (String hex : hexes) {
      HexContent before = draft.hex(hex);
      HexContent after = brush.paint(before);
      if (!after.equals(before) || !draft.has(hex))
        edits.add(new Edit.Put(MapDraft.HEXES.child(hex), after.table()));
    }
    return edits;
  }

  /** One value of one hex; none for an empty word. */
  public List<Edit> set(String hex, String key, Value value) {
    ValuePath path = MapDraft.HEXES.child(hex).child(key);
    boolean none = value instanceof Value.Text(String word, boolean _) && word.isEmpty();
    if (!none) return List.of(new Edit.Put(path, value));
    return draft.node(path).isPresent() ? List.of(new Edit.Drop(path)) : List.of();
  }

  /** Blank hexes where there are none. */
  public List<Edit> add(Collection<String> places) {
    return paint(places.stream().filter(place -> !draft.has(place)).toList(), Brush.blank());
  }

  /**
   * Takes hexes away, and the borders on their sides.
   *
   * @throws RefusedEdit where one is the home or destination of a company, which would be left
   *     without
   */
  public List<Edit> remove(Collection<String> hexes) {
    Set<String> gone = new LinkedHashSet<>(hexes);
    gone.removeIf(hex -> !draft.has(hex));
    draft
        .sketch()
        .companies()
        .values()
        .forEach(
            company -> {
              if (gone.contains(company.home()))
                throw new RefusedEdit(
                    company.home() + " is the home of " + company.id() + ": give it another first");
              if (gone.contains(company.destination()))
                throw new RefusedEdit(
                    company.destination()
                        + " is the destination of "
                        + company.id()
                        + ": give it another first");
            });
    var edits = new ArrayList<Edit>();
    draft.borders().keySet().stream()
        .filter(border -> Borders.hexes(border).stream().anyMatch(gone::contains))
        .forEach(border -> edits.add(new Edit.Drop(MapDraft.BORDERS.child(border))));
    gone.forEach(hex -> edits.add(new Edit.Drop(MapDraft.HEXES.child(hex))));
    return edits;
  }

  /**
   * Gives a company a home, or a destination.
   *
   * @param key home or destination
   * @throws RefusedEdit where its marker could not stand
   */
  public List<Edit> site(String company, String key, String hex) {
    if (!draft.has(hex)) throw new RefusedEdit("there is no hex " + hex + " on the map");
    boolean city = draft.map().hex(hex).printed().stops().stream().anyMatch(stop -> stop.isCity());
    if (key.equals("home") && !city)
      throw new RefusedEdit(
          "there is no city in " + hex + " for the home of " + company + ": draw one first");
    ValuePath path = ValuePath.of("companies", company);
    var edits = new ArrayList<Edit>(List.of(new Edit.Put(path.child(key), Value.text(hex))));
    if (key.equals("home") && draft.node(path.child("home-city")).isPresent())
      edits.add(new Edit.Drop(path.child("home-city")));
    return edits;
  }

  /** Lays the hexes the other way; who is whose neighbour stays. */
  public List<Edit> layout(Layout wanted) {
    if (wanted == draft.layout()) return List.of();
    var edits =
        new ArrayList<>(
            new Regions(draft, draft.map().hexes().keySet(), Relocation.otherLayout()).move());
    edits.add(
        new Edit.Put(
            ValuePath.of("map", "layout"), Value.text(wanted.name().toLowerCase(Locale.ROOT))));
    return edits;
  }

  /** An off-board area with the edges at which it touches the map. */
  public List<Edit> offboard(
      Collection<String> hexes, Map<roundhouse.board.TileColor, Integer> values) {
    var edits = new ArrayList<Edit>();
    for (String hex : hexes) {
      List<Integer> edges =
          java.util.stream.IntStream.range(0, 6).filter(edge -> leads(hex, edge)).boxed().toList();
      boolean there = draft.hex(hex).at("offboard").isPresent();
      edits.addAll(
          paint(List.of(hex), there ? Brush.values(values) : Brush.offboard(values, edges)));
    }
    return edits;
  }

  /** Whether there is a hex across an edge on which tiles may be laid. */
  private boolean leads(String hex, int edge) {
    return Places.across(draft.layout(), hex, edge)
        .filter(draft::has)
        .map(
            other ->
                draft.map().hex(other).printed().color().ordinal()
                    < roundhouse.board.TileColor.GRAY.ordinal())
        .orElse(false);
  }
}
