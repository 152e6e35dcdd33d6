package roundhouse.editor.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.HexId;
import roundhouse.design.problem.Problem;
import roundhouse.design.spec.CompanySpec;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlValue;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.HexContent;
import roundhouse.mapping.HexGrid;
import roundhouse.mapping.HexSketch;
import roundhouse.mapping.PrintedTrack;
import roundhouse.picture.board.MapEditMarks;
import roundhouse.survey.MapFinding;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;
import roundhouse.workshop.notes.NoteSubject;
import roundhouse.workshop.notes.Notes;

/** The marks over the map, and the tool tip of the hex under the pointer. */
final class MapMarks {
  private final MapEditorModel model;
  private final MapToolPreview ghosts;
  private final Notes notes;
  private List<MapFinding> findings = List.of();
  private Optional<Lasting> lasting = Optional.empty();
  private Optional<Pointer> pointer = Optional.empty();

  /** Where the pointer is: a place, with or without a hex, and its nearest side. */
  record Pointer(HexId place, int edge) {}

  /** Marks that change with the map only, not with the cursor. */
  private record Lasting(
      EditedMap map, Set<HexId> around, Map<HexId, Boolean> wrong, Set<HexId> own) {}

  MapMarks(MapEditorModel model, Notes notes) {
    this.model = model;
    this.notes = notes;
    ghosts = new MapToolPreview(model);
  }

  /** Sets the findings of the check of the whole map. */
  void found(List<MapFinding> what) {
    findings = List.copyOf(what);
    lasting = Optional.empty();
  }

  MapEditMarks of(EditedMap map, MapDragHandler drags) {
    Lasting marks = lasting(map);
    return new MapEditMarks(
        places(map),
        Optional.of(model.cursor()),
        model.tool().edges(),
        model.selected(),
        drags.targets(),
        marks.wrong(),
        marks.own(),
        notes.hexes(),
        drags.idle() ? pointed(map) : Optional.empty(),
        drags.pulled(),
        drags.band());
  }

  /** Sets the place under the pointer and its side nearest to it; empty if there is none. */
  boolean point(Optional<Pointer> where) {
    boolean moved = !where.equals(pointer);
    pointer = where;
    return moved;
  }

  private Optional<MapEditMarks.Pointed> pointed(EditedMap map) {
    return pointer.map(
        at ->
            new MapEditMarks.Pointed(
                at.place(),
                model.tool().edges() && model.has(at.place())
                    ? Optional.of(at.edge())
                    : Optional.empty(),
                ghosts
                    .of(at.place(), at.edge())
                    .flatMap(content -> HexSketch.of(map.layout(), at.place(), content))));
  }

  private Lasting lasting(EditedMap map) {
    if (lasting.filter(marks -> marks.map() == map).isEmpty())
      lasting = Optional.of(new Lasting(map, HexGrid.around(map), wrong(map), own(map)));
    return lasting.orElseThrow();
  }

  /** The empty places that are shown: those around the map, and the one under the cursor. */
  Set<HexId> places(EditedMap map) {
    var places = new LinkedHashSet<>(lasting(map).around());
    if (!map.has(model.cursor())) places.add(model.cursor());
    return places;
  }

  private Map<HexId, Boolean> wrong(EditedMap map) {
    var wrong = new HashMap<HexId, Boolean>();
    for (MapFinding finding : findings)
      finding.hexes().stream().filter(map::has).forEach(hex -> wrong.put(hex, false));
    for (HexId hex : map.map().hexes().keySet()) {
      List<Problem> here = map.problems(hex);
      if (!here.isEmpty())
        wrong.merge(hex, here.stream().anyMatch(Problem::isError), Boolean::logicalOr);
    }
    return wrong;
  }

  /** The design's own hexes; none if it extends no other design, since then all are its own. */
  private static Set<HexId> own(EditedMap map) {
    Set<HexId> own =
        map.map().hexes().keySet().stream()
            .filter(hex -> own(map, EditedMap.HEXES.child(hex.text())))
            .collect(Collectors.toSet());
    boolean all =
        map.node(ValuePath.of("extends")).isEmpty() && own.size() == map.map().hexes().size();
    return all ? Set.of() : own;
  }

  private static boolean own(EditedMap map, ValuePath hex) {
    boolean inside =
        map.hex(HexId.of(hex.last())).table().entries().keySet().stream()
            .anyMatch(key -> !map.isInherited(hex.child(key)));
    return inside || !map.isInherited(hex);
  }

  /** A hex in words: its name, whose home it is, what is wrong with it. */
  String tip(HexId hex) {
    Optional<EditedMap> map = model.edited();
    if (map.isEmpty()) return "";
    return map.get().has(hex) ? tip(map.get(), hex) : UiWords.of("hexes.none", hex);
  }

  private String tip(EditedMap map, HexId hex) {
    var lines = new ArrayList<String>();
    String name = map.hex(hex).word("name");
    lines.add("<b>" + hex + "</b>" + (name.isEmpty() ? "" : " " + VisibleText.html(name)));
    for (CompanySpec company : map.sketch().companies().values()) {
      String id = VisibleText.html(company.id());
      if (hex.is(company.home())) lines.add(UiWords.of("hexes.home", id));
      if (hex.is(company.destination())) lines.add(UiWords.of("hexes.destination", id));
    }
    notes
        .on(NoteSubject.of(hex))
        .ifPresent(text -> lines.add(VisibleText.html(UiWords.of("notes.told", text))));
    for (Problem problem : map.problems(hex)) lines.add(VisibleText.html(sentence(problem)));
    findings.stream()
        .filter(finding -> finding.hexes().contains(hex))
        .forEach(finding -> lines.add(VisibleText.html(finding.message())));
    return "<html>" + String.join("<br>", lines);
  }

  private static String sentence(Problem problem) {
    return problem.message() + (problem.fix().isEmpty() ? "" : ": " + problem.fix());
  }

  /** What a click with the current tool would make of a hex. */
  private static final class MapToolPreview {
    private final MapEditorModel model;

    MapToolPreview(MapEditorModel model) {
      this.model = model;
    }

    /**
     * The hex after a click there; empty if a click would change nothing that is printed on it.
     *
     * @param edge the side nearest to the pointer
     */
    Optional<HexContent> of(HexId place, int edge) {
      if (model.tool() == MapTool.TRACK)
        return model
            .edited()
            .filter(map -> map.has(place))
            .map(map -> PrintedTrack.toStop(edge).paint(map.hex(place)));
      try {
        return model
            .edited()
            .flatMap(
                map ->
                    put(
                        ToolEdits.of(map, model.tool(), model.paints(), Set.of(place), false),
                        place));
      } catch (RefusedEdit refused) {
        return Optional.empty();
      }
    }

    private static Optional<HexContent> put(List<DesignEdit> edits, HexId place) {
      return edits.stream()
          .filter(edit -> edit.path().equals(EditedMap.HEXES.child(place.text())))
          .filter(DesignEdit.Put.class::isInstance)
          .map(edit -> ((DesignEdit.Put) edit).value())
          .filter(YamlValue.Table.class::isInstance)
          .map(table -> new HexContent((YamlValue.Table) table))
          .findFirst();
    }
  }
}
