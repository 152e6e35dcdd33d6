package roundhouse.picture.tile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;

/** Moves names and destinations that find no room on their hex partly onto the hexes around it. */
public final class NoteRelocation {
  private static final int REACH = 120;
  private static final int STEP = 5;
  private static final double AWAY = 0.13;

  /** To lie on something is worse than to lie far away. */
  private static final double COVERING = 3;

  /** How much a note dislikes to leave its hexagon. */
  private static final double OUTSIDE = 0.35;

  /** The letters of a hex say which tiles fit it, so they stay on it. */
  private static final double LETTERS_OUTSIDE = 20;

  private final HexGeometry geometry;
  private final Map<Vec, TilePlan> around;
  private TilePlan plan;

  private NoteRelocation(TilePlan plan, Map<Vec, TilePlan> around) {
    geometry = new HexGeometry(plan.face().layout());
    this.plan = plan;
    this.around = around;
  }

  /**
   * The plan with its crowded notes moved; the plan itself if it has none.
   *
   * @param around plans of the hexes around it, by where their centres are
   */
  public static TilePlan of(TilePlan plan, Map<Vec, TilePlan> around) {
    List<Note> crowded = plan.notes().stream().filter(Note::crossing).toList();
    if (crowded.isEmpty()) return plan;
    record Near(TileFace face, List<Note> notes) {}
    record Moved(TileFace face, Map<Vec, Near> around) {}
    var near = new HashMap<Vec, Near>();
    around.forEach((away, next) -> near.put(away, new Near(next.face(), next.notes())));
    return plan.face()
        .tile()
        .facts()
        .get(
            new Moved(plan.face(), near),
            () -> {
              var relocation = new NoteRelocation(plan, around);
              crowded.forEach(relocation::move);
              return relocation.plan;
            });
  }

  private void move(Note crowded) {
    TilePlan rest = plan.without(crowded);
    OccupiedSpace space = TileClutter.of(rest, geometry);
    around.forEach((away, next) -> space.addNeighbor(TileClutter.of(next, geometry), away));
    List<? extends Note> ways =
        crowded instanceof Note.Name
            ? NameLines.of(plan.face().caption().name()).stream()
                .map(lines -> lines.at(crowded.at(), true))
                .toList()
            : List.of(crowded);
    Note best = crowded;
    double least = Double.POSITIVE_INFINITY;
    for (Note way : ways) {
      Note moved = best(way, space);
      double cost = cost(moved, crowded.at(), space);
      if (cost >= least) continue;
      least = cost;
      best = moved;
    }
    plan = rest.with(best.moved(best.at(), crosses(best, space)));
  }

  private Note best(Note note, OccupiedSpace space) {
    Note rough = best(note, Vec.ZERO, REACH, STEP, space);
    return best(note, rough.at(), STEP - 1, 1, space);
  }

  private Note best(Note note, Vec middle, int reach, int step, OccupiedSpace space) {
    Note best = note;
    double least = Double.POSITIVE_INFINITY;
    for (int y = -reach; y <= reach; y += step) {
      for (int x = -reach; x <= reach; x += step) {
        Note moved = note.moved(middle.plus(new Vec(x, y)), true);
        if (reluctance(moved, note.at()) >= least) continue;
        double cost = cost(moved, note.at(), space);
        if (cost >= least) continue;
        least = cost;
        best = moved;
      }
    }
    return best;
  }

  private double cost(Note note, Vec wanted, OccupiedSpace space) {
    return reluctance(note, wanted)
        + COVERING * space.overlap(note.at(), note.width() / 2, note.height() / 2);
  }

  private double reluctance(Note note, Vec wanted) {
    double outside = Math.max(0, geometry.outside(note.at()) + note.height());
    double leaving = note instanceof Note.Label ? LETTERS_OUTSIDE : OUTSIDE;
    return AWAY * note.at().distance(wanted) + leaving * outside;
  }

  private static boolean crosses(Note note, OccupiedSpace space) {
    return space.overlap(note.at(), note.width() / 2, note.height() / 2) > NotePlacement.CROSSING;
  }
}
