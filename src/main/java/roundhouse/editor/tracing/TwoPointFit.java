package roundhouse.editor.tracing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.edit.RefusedEdit;
import roundhouse.mapping.PicturePlace;
import roundhouse.picture.Vec;
import roundhouse.words.UiWords;

/** Fits a picture to the map by four clicks: two points of it, then the hexes they stand for. */
public final class TwoPointFit {
  private final Tracing tracing;
  private final List<Vec> points = new ArrayList<>();
  private final List<Vec> hexes = new ArrayList<>();
  private boolean active;
  private String refusal = "";

  TwoPointFit(Tracing tracing) {
    this.tracing = tracing;
  }

  /** Whether clicks on the map are meant for it. */
  public boolean active() {
    return active;
  }

  /** Begins, or stops if it has begun. */
  void toggle() {
    boolean before = active;
    stop();
    active = !before;
    if (active) tracing.shown(true);
    tracing.changed();
  }

  /** Forgets its points; returns whether it was active. */
  public boolean stop() {
    boolean before = active;
    active = false;
    refusal = "";
    points.clear();
    hexes.clear();
    if (before) tracing.changed();
    return before;
  }

  /** The points clicked so far, in pixels of the picture. */
  List<Vec> points() {
    return List.copyOf(points);
  }

  /** What to click next; "" while it is not active. */
  String prompt() {
    if (!active) return "";
    String next = next();
    return refusal.isEmpty() ? next : refusal + " " + next;
  }

  private String next() {
    if (points.isEmpty()) return UiWords.of("tracing.point-1");
    if (points.size() == 1) return UiWords.of("tracing.point-2");
    return hexes.isEmpty() ? UiWords.of("tracing.hex-1") : UiWords.of("tracing.hex-2");
  }

  /**
   * Takes a click.
   *
   * @param at in the units of the map
   * @param hex the centre of the place there; empty beside the map
   */
  public void click(Vec at, Optional<Vec> hex) {
    refusal = "";
    if (points.size() < 2) points.add(tracing.place().pixelAt(tracing.size(), at));
    else hex.ifPresent(hexes::add);
    if (hexes.size() == 2) finish();
    tracing.changed();
  }

  private void finish() {
    try {
      PicturePlace fitted =
          PicturePlace.fitted(
              tracing.size(), points.get(0), points.get(1), hexes.get(0), hexes.get(1));
      stop();
      tracing.place(fitted);
    } catch (RefusedEdit same) {
      points.clear();
      hexes.clear();
      refusal = same.getMessage();
    }
  }
}
