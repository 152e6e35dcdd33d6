package roundhouse.picture.board;

import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import roundhouse.board.Hex;
import roundhouse.board.Marker;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.picture.TokenPainter;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.StopPlan;
import roundhouse.picture.tile.TilePlan;

/** Draws the station markers of a hex and the spaces reserved for homes. */
final class MarkerPainter {
  private static final double INSIDE = 1.5;

  /** The distance from the centre of a hex to a marker at its edge. */
  private static final double AT_EDGE = 62;

  private final Liveries liveries;

  MarkerPainter(Liveries liveries) {
    this.liveries = liveries;
  }

  void draw(Graphics2D graphics, Hex hex, TilePlan plan, List<Marker> markers, boolean words) {
    for (String company : keptFor(hex, markers))
      drawKept(graphics, hex, plan, markers, company, words);
    for (Marker marker : inOrder(markers)) {
      if (marker.city() >= plan.stops().size()) continue;
      StopPlan city = plan.stops().get(marker.city());
      double radius = city.slotRadius() - INSIDE;
      Livery livery = liveries.of(marker.company());
      Vec place = marker.takesSpace() ? city.slot(marker.slot()) : beside(markers, marker);
      if (marker.flipped()) TokenPainter.drawFlipped(graphics, livery, place, radius, words);
      else TokenPainter.draw(graphics, livery, place, radius, words);
    }
  }

  /** A place at the edge of the hex, clockwise from the top. */
  private static Vec beside(List<Marker> markers, Marker marker) {
    int before = markers.stream().filter(other -> !other.takesSpace()).toList().indexOf(marker);
    return Vec.polar(Math.toRadians(-90 + 60 * before), AT_EDGE);
  }

  private static List<Marker> inOrder(List<Marker> markers) {
    return markers.stream()
        .sorted(Comparator.comparingInt(Marker::city).thenComparingInt(Marker::slot))
        .toList();
  }

  private static List<String> keptFor(Hex hex, List<Marker> markers) {
    return hex.reservations().keySet().stream()
        .filter(company -> markers.stream().noneMatch(marker -> marker.company().equals(company)))
        .sorted()
        .toList();
  }

  private void drawKept(
      Graphics2D graphics,
      Hex hex,
      TilePlan plan,
      List<Marker> markers,
      String company,
      boolean words) {
    int wanted = hex.reservations().get(company);
    List<String> before =
        keptFor(hex, markers).stream().filter(other -> other.compareTo(company) < 0).toList();
    int skip =
        (int) before.stream().filter(other -> hex.reservations().get(other) == wanted).count();
    var free = new ArrayList<Vec>();
    double radius = StopPlan.SLOT;
    for (int index = 0; index < plan.stops().size(); index++) {
      StopPlan city = plan.stops().get(index);
      if (!city.stop().isCity() || wanted >= 0 && wanted != index) continue;
      free.addAll(freeSlots(city, index, markers));
      radius = city.slotRadius();
    }
    if (skip < free.size())
      TokenPainter.drawKept(graphics, liveries.of(company), free.get(skip), radius - INSIDE, words);
  }

  private static List<Vec> freeSlots(StopPlan city, int index, List<Marker> markers) {
    return IntStream.range(0, city.slots().size())
        .filter(
            slot ->
                markers.stream()
                    .noneMatch(marker -> marker.city() == index && marker.slot() == slot))
        .mapToObj(city::slot)
        .toList();
  }
}
