package roundhouse.drafts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.drafts.MapDraft.Printed;

/**
 * Prints a city where a company has its home and a source draws its marker on bare ground: a marker
 * can be nowhere else.
 */
record HomeCity(Draft draft) {

  void print(Map<String, Printed> hexes, String hex, String company) {
    Printed ground = hexes.get(hex);
    if (ground == null || ground.parts().stream().anyMatch(HomeCity::isInTheWay)) {
      draft.notes().left("the home of " + company + ", " + hex + ": no city is printed there");
      return;
    }
    var parts = new ArrayList<>(List.of(PrintPart.of("city", "revenue", "0")));
    parts.addAll(ground.parts());
    hexes.put(hex, new Printed(ground.color(), parts, ground.name(), ground.comment()));
    draft
        .notes()
        .guessed("map", "a city worth nothing is printed on " + hex + ", the home of " + company);
  }

  private static boolean isInTheWay(PrintPart part) {
    return part.isStop() || part.type().equals("path");
  }
}
