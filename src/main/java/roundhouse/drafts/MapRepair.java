package roundhouse.drafts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.board.Coordinate;
import roundhouse.board.Layout;
import roundhouse.board.TileColor;
import roundhouse.drafts.MapDraft.Printed;

/** Leaves out of a map what keeps it from loading: hexes between others, and track off the map. */
final class MapRepair {
  private final Layout layout;
  private final Draft draft;

  MapRepair(Layout layout, Draft draft) {
    this.layout = layout;
    this.draft = draft;
  }

  void mend(Map<String, Printed> hexes) {
    removeBetween(hexes);
    if (hexes.isEmpty()) {
      hexes.put("A1", new Printed(TileColor.WHITE, List.of(), "", ""));
      draft.notes().missing("map", "the source has no hexes that can be read");
    }
    Set<Coordinate> places = new HashSet<>();
    hexes.keySet().forEach(name -> places.add(layout.parse(name)));
    hexes.replaceAll((name, hex) -> withinMap(name, hex, places));
  }

  /** Columns and rows of a hex map are both even or both odd, or one of each; most decide. */
  private void removeBetween(Map<String, Printed> hexes) {
    var counts = new HashMap<Integer, Integer>();
    hexes.keySet().forEach(name -> counts.merge(parity(name), 1, Integer::sum));
    int usual = counts.getOrDefault(0, 0) >= counts.getOrDefault(1, 0) ? 0 : 1;
    List<String> between = hexes.keySet().stream().filter(name -> parity(name) != usual).toList();
    if (between.isEmpty()) return;
    between.forEach(hexes::remove);
    draft.notes().left("the hexes " + String.join(" ", between) + ", which lie between others");
    draft
        .notes()
        .missing(
            "map.hexes",
            "the hexes "
                + String.join(" ", between)
                + " of the source lie between others, so the draft has none of them");
  }

  private int parity(String hex) {
    Coordinate place = layout.parse(hex);
    return Math.floorMod(place.x() + place.y(), 2);
  }

  private Printed withinMap(String name, Printed hex, Set<Coordinate> places) {
    var parts = new ArrayList<PrintPart>();
    for (PrintPart part : hex.parts()) {
      boolean off =
          part.type().equals("path")
              && (isOff(name, part.value("a"), places) || isOff(name, part.value("b"), places));
      if (!off) parts.add(part);
      else
        draft
            .notes()
            .missing(
                "map.hexes." + name,
                "track of " + name + " that leads off the map is left out: " + part.text());
    }
    return new Printed(hex.color(), parts, hex.name(), hex.comment());
  }

  private boolean isOff(String hex, String end, Set<Coordinate> places) {
    return end.matches("[0-5]")
        && !places.contains(layout.across(layout.parse(hex), Integer.parseInt(end)));
  }
}
