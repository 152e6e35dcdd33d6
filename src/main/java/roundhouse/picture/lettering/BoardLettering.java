package roundhouse.picture.lettering;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;

/**
 * The labels of a board at a scale. Where a board follows another at the same scale, only labels of
 * hexes that changed, and of hexes next to them, move.
 */
public record BoardLettering(
    LetterScale scale, Map<HexId, Object> faces, List<PlacedLabel> labels) {

  /**
   * What is to be lettered.
   *
   * @param centres of all hexes
   * @param faces what determines the look of each hex
   * @param around the hexes next to each
   */
  public record Subject(
      HexGeometry geometry,
      Rectangle2D area,
      Map<HexId, Vec> centres,
      Map<HexId, Object> faces,
      Map<HexId, Set<HexId>> around,
      List<Ink> inks,
      List<LabelRequest> requests) {}

  /** Letters a board, after another one if there is one. */
  public static BoardLettering of(
      Subject subject, LetterScale scale, Optional<BoardLettering> before) {
    Optional<BoardLettering> same =
        before.filter(
            last ->
                last.scale.equals(scale) && last.faces.keySet().equals(subject.faces().keySet()));
    Set<HexId> dirty = same.map(last -> last.dirty(subject)).orElse(subject.faces().keySet());
    if (same.isPresent() && dirty.isEmpty()) return same.get();
    var kept = new ArrayList<PlacedLabel>();
    same.ifPresent(
        last ->
            last.labels.stream().filter(each -> !dirty.contains(each.hex())).forEach(kept::add));
    return new BoardLettering(scale, subject.faces(), place(subject, scale, kept, dirty));
  }

  /** The changed hexes and those next to them. */
  private Set<HexId> dirty(Subject subject) {
    var dirty = new HashSet<HexId>();
    subject
        .faces()
        .forEach(
            (hex, face) -> {
              if (face.equals(faces.get(hex))) return;
              dirty.add(hex);
              dirty.addAll(subject.around().getOrDefault(hex, Set.of()));
            });
    return dirty;
  }

  private static List<PlacedLabel> place(
      Subject subject, LetterScale scale, List<PlacedLabel> kept, Set<HexId> dirty) {
    InkMap ink = InkMap.of(subject.area(), subject.inks());
    var search = new LabelSearch(ink, subject.geometry(), subject.area(), scale);
    List<LabelRequest> requests =
        subject.requests().stream()
            .filter(request -> scale.shows(request.rank()) && dirty.contains(request.hex()))
            .sorted(
                Comparator.<LabelRequest>comparingInt(request -> request.manner().fixed() ? 0 : 1)
                    .thenComparing(LabelRequest::rank))
            .toList();
    var placing = new Placing(search, subject.centres(), kept);
    requests.forEach(placing::place);
    placing.improve();
    return placing.all();
  }

  /** Labels while they find their places. */
  private static final class Placing {
    private final LabelSearch search;
    private final Map<HexId, Vec> centres;
    private final List<PlacedLabel> kept;
    private final Map<LabelRequest, LabelSearch.Found> found = new LinkedHashMap<>();

    Placing(LabelSearch search, Map<HexId, Vec> centres, List<PlacedLabel> kept) {
      this.search = search;
      this.centres = centres;
      this.kept = kept;
    }

    void place(LabelRequest request) {
      found.put(request, search.best(request, centres.get(request.hex()), all()));
    }

    /** If a label found only an expensive place, the labels in its better place make room. */
    void improve() {
      for (LabelRequest request : List.copyOf(found.keySet()))
        if (found.get(request).cost() > LabelSearch.DEAR) makeRoom(request);
    }

    private void makeRoom(LabelRequest request) {
      PlacedLabel ideal = search.alone(request, centres.get(request.hex()));
      List<LabelRequest> there =
          found.keySet().stream()
              .filter(other -> other != request && !other.manner().fixed())
              .filter(other -> search.clash(found.get(other).label(), ideal))
              .toList();
      if (there.isEmpty()) return;
      var before = new HashMap<LabelRequest, LabelSearch.Found>();
      there.forEach(other -> before.put(other, found.get(other)));
      before.put(request, found.get(request));
      before.keySet().forEach(each -> found.put(each, null));
      place(request);
      there.forEach(this::place);
      if (cost(before.keySet())
          >= before.values().stream().mapToDouble(LabelSearch.Found::cost).sum())
        found.putAll(before);
    }

    private double cost(Set<LabelRequest> requests) {
      return requests.stream().mapToDouble(request -> found.get(request).cost()).sum();
    }

    List<PlacedLabel> all() {
      var all = new ArrayList<>(kept);
      for (LabelSearch.Found each : found.values()) if (each != null) all.add(each.label());
      return all;
    }
  }
}
