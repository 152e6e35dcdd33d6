package roundhouse.drafts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.board.Layout;
import roundhouse.drafts.MapDraft.Printed;

/** Joins the hexes of an off-board area of which only one has the values printed. */
final class AreaJoin {
  private final Layout layout;
  private final Draft draft;

  AreaJoin(Layout layout, Draft draft) {
    this.layout = layout;
    this.draft = draft;
  }

  void join(Map<String, Printed> hexes) {
    var areas = new LinkedHashMap<String, String>();
    hexes.forEach(
        (name, hex) ->
            value(hex).filter(value -> value.contains("_")).ifPresent(_ -> areas.put(name, name)));
    boolean grows = true;
    while (grows) {
      grows = false;
      for (String name : List.copyOf(hexes.keySet())) {
        if (areas.containsKey(name) || value(hexes.get(name)).filter("0"::equals).isEmpty())
          continue;
        Optional<String> beside = beside(name, areas);
        beside.ifPresent(first -> areas.put(name, first));
        grows |= beside.isPresent();
      }
    }
    areas.forEach(
        (name, first) -> {
          if (areas.values().stream().filter(first::equals).count() > 1)
            hexes.put(name, grouped(hexes.get(name), hexes.get(first), first));
        });
  }

  private static Optional<String> value(Printed hex) {
    return hex.parts().stream()
        .filter(part -> part.type().equals("offboard"))
        .map(part -> part.value("revenue"))
        .findFirst();
  }

  private Optional<String> beside(String hex, Map<String, String> areas) {
    return IntStream.range(0, 6)
        .mapToObj(edge -> layout.name(layout.across(layout.parse(hex), edge)).text())
        .filter(areas::containsKey)
        .map(areas::get)
        .findFirst();
  }

  private Printed grouped(Printed hex, Printed first, String place) {
    String group = first.name().replaceAll("[^\\p{L}\\p{N}]", "");
    String name = group.isEmpty() ? place : group;
    var parts = new ArrayList<PrintPart>();
    for (PrintPart part : hex.parts())
      parts.add(
          part.type().equals("offboard")
              ? PrintPart.of("offboard", "revenue", value(first).orElseThrow(), "groups", name)
              : part);
    draft
        .notes()
        .guessed(
            "map",
            "off-board hexes without a value belong to the area beside them, such as " + name);
    return new Printed(hex.color(), parts, hex.name(), hex.comment());
  }
}
