package roundhouse.editor.map;

import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.HexId;
import roundhouse.design.spec.CompanySpec;
import roundhouse.edit.RefusedEdit;
import roundhouse.mapping.HexRegion;
import roundhouse.mapping.Relocation;
import roundhouse.picture.Vec;
import roundhouse.picture.board.MapEditMarks;
import roundhouse.picture.board.MapEditPainter;

/** Handles a press of the mouse button, the drag that follows, and its release. */
final class MapDragHandler {
  /** How far a stroke goes between two checks of what is under it. */
  private static final double STEP = 30;

  /** Stands for no place. */
  private static final HexId NOWHERE = HexId.of("");

  private final MapEditorModel model;
  private final MapToolActions actions;
  private final Set<HexId> visited = new HashSet<>();
  private Kind kind = Kind.NONE;
  private Object gesture = "";
  private DragPath path = new DragPath(Vec.ZERO, Vec.ZERO);
  private HexId start = NOWHERE;
  private HexId over = NOWHERE;
  private boolean shift;
  private boolean control;

  private enum Kind {
    NONE,
    BAND,
    CARRY,
    STROKE,
    PULL
  }

  MapDragHandler(MapEditorModel model, MapToolActions actions) {
    this.model = model;
    this.actions = actions;
  }

  /** Whether the press begins a drag; outside the map it can only select. */
  boolean begin(MapEditPainter sheet, Vec at, MouseEvent event) {
    Optional<HexId> place = sheet.placeAt(at);
    if (place.isEmpty() && model.tool() != MapTool.SELECT) return false;
    path = new DragPath(at, at);
    start = place.orElse(NOWHERE);
    over = start;
    gesture = new Object();
    visited.clear();
    shift = event.isShiftDown();
    control = event.isControlDown();
    kind = kind();
    place.ifPresent(model::cursor);
    if (kind == Kind.STROKE) stroke();
    return true;
  }

  private Kind kind() {
    return switch (model.tool()) {
      case SELECT -> model.selected().contains(start) ? Kind.CARRY : Kind.BAND;
      case TRACK -> Kind.PULL;
      case MARKER -> home().isPresent() ? Kind.PULL : Kind.STROKE;
      default -> Kind.STROKE;
    };
  }

  private Optional<CompanySpec> home() {
    Optional<CompanySpec> chosen =
        model
            .edited()
            .map(map -> map.sketch().companies().get(model.paints().company()))
            .filter(company -> start.is(company.home()));
    return chosen.or(() -> model.edited().flatMap(map -> map.companyAt(start)));
  }

  void go(MapEditPainter sheet, Vec at) {
    boolean paints = kind == Kind.STROKE && model.tool().drags();
    // A fast movement skips hexes between two events of the mouse.
    int steps = paints ? Math.max(1, (int) Math.ceil(path.to().distance(at) / STEP)) : 1;
    Vec last = path.to();
    for (int step = 1; step <= steps; step++) {
      Vec point = last.plus(at.minus(last).times((double) step / steps));
      over = sheet.placeAt(point).orElse(over);
      if (paints) stroke();
    }
    path = path.to(at);
  }

  private void stroke() {
    if (!visited.add(over)) return;
    if (model.tool() == MapTool.BORDER) return;
    actions.stroke(gesture, Set.of(over), shift);
    if (!over.equals(model.cursor())) model.cursor(over);
  }

  void end(MapEditPainter sheet, Vec at) {
    if (kind == Kind.NONE) return;
    go(sheet, at);
    Kind ended = kind;
    kind = Kind.NONE;
    boolean still = path.isClick();
    switch (ended) {
      case BAND -> choose(sheet, still);
      case CARRY -> carry(still);
      case PULL -> pull(sheet, still);
      case STROKE -> {
        if (model.tool() == MapTool.BORDER)
          actions.side(start, sheet.edgeAt(start, path.from()), shift);
      }
      case NONE -> throw new IllegalStateException("no drag has begun");
    }
  }

  private void choose(MapEditPainter sheet, boolean still) {
    var hexes = new LinkedHashSet<>(control || shift ? model.selected() : Set.of());
    if (!still) hexes.addAll(inBand(sheet));
    else if (!start.equals(NOWHERE)) hexes.add(start);
    model.select(hexes);
  }

  private Set<HexId> inBand(MapEditPainter sheet) {
    Rectangle2D band = path.rectangle();
    return sheet.map().hexes().keySet().stream()
        .filter(hex -> band.contains(sheet.centre(hex).point()))
        .collect(Collectors.toSet());
  }

  /** Moves the selection; a click on it selects the hex alone, or deselects it. */
  private void carry(boolean still) {
    if (!still) {
      actions.carry(start, over, control);
      return;
    }
    var hexes = new LinkedHashSet<>(control ? model.selected() : Set.of(start));
    if (control) hexes.remove(start);
    model.select(hexes);
  }

  private void pull(MapEditPainter sheet, boolean still) {
    if (model.tool() == MapTool.TRACK) {
      if (still) actions.side(start, sheet.edgeAt(start, path.from()), shift);
      else
        actions.track(start, sheet.endAt(start, path.from()), sheet.endAt(start, path.to()), shift);
    } else if (start.equals(over)) {
      actions.stroke("", Set.of(start), shift);
    } else {
      home().ifPresent(company -> actions.home(company.id(), over));
    }
  }

  /** Whether nothing is being dragged. */
  boolean idle() {
    return kind == Kind.NONE;
  }

  Optional<MapEditMarks.Pull> pulled() {
    return kind == Kind.PULL
        ? Optional.of(new MapEditMarks.Pull(path.from(), path.to()))
        : Optional.empty();
  }

  Optional<Rectangle2D> band() {
    return kind == Kind.BAND && !path.isClick() ? Optional.of(path.rectangle()) : Optional.empty();
  }

  /** Where the moved hexes would be. */
  Set<HexId> targets() {
    if (kind != Kind.CARRY || start.equals(over)) return Set.of();
    try {
      return model
          .edited()
          .map(
              map ->
                  new HexRegion(
                          map, model.selected(), Relocation.translation(map.layout(), start, over))
                      .targets())
          .orElse(Set.of());
    } catch (RefusedEdit beyond) {
      return Set.of();
    }
  }

  /**
   * Where a drag began and where the pointer is now.
   *
   * @param from in the picture's units
   * @param to in the picture's units
   */
  private record DragPath(Vec from, Vec to) {
    /** How far the pointer may move in a click, in the picture's units. */
    private static final double TREMBLE = 12;

    /** The same drag with the pointer at another point. */
    DragPath to(Vec at) {
      return new DragPath(from, at);
    }

    /** Whether the pointer has hardly moved. */
    boolean isClick() {
      return from.distance(to) < TREMBLE;
    }

    Rectangle2D rectangle() {
      return new Rectangle2D.Double(
          Math.min(from.x(), to.x()),
          Math.min(from.y(), to.y()),
          Math.abs(from.x() - to.x()),
          Math.abs(from.y() - to.y()));
    }
  }
}
