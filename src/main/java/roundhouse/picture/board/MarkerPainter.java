package roundhouse.picture.board;

import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

  void draw(Graphics2D graphics, Hex hex, TilePlan plan, List<Marker> markers, double pixels) {
    var painter = new TokenPainter(graphics, true, pixels);
    for (Kept kept : kept(hex, plan, markers))
      painter.drawKept(liveries.of(kept.company()), kept.place(), kept.radius() - INSIDE);
    for (Marker marker : inOrder(markers)) {
      if (marker.city() >= plan.stops().size()) continue;
      StopPlan city = plan.stops().get(marker.city());
      double radius = city.slotRadius() - INSIDE;
      Livery livery = liveries.of(marker.company());
      Vec place = marker.takesSpace() ? city.slot(marker.slot()) : beside(markers, marker);
      if (marker.flipped()) painter.drawFlipped(livery, place, radius);
      else painter.draw(livery, place, radius);
    }
  }

  /** Places at the edge of the hex, clockwise from the top, of markers without a space. */
  static List<Vec> beside(List<Marker> markers) {
    int count = (int) markers.stream().filter(marker -> !marker.takesSpace()).count();
    return IntStream.range(0, count).mapToObj(MarkerPainter::atEdge).toList();
  }

  private static Vec beside(List<Marker> markers, Marker marker) {
    return atEdge(markers.stream().filter(each -> !each.takesSpace()).toList().indexOf(marker));
  }

  private static Vec atEdge(int number) {
    return Vec.polar(Math.toRadians(-90 + 60 * number), AT_EDGE);
  }

  private static List<Marker> inOrder(List<Marker> markers) {
    return markers.stream()
        .sorted(Comparator.comparingInt(Marker::city).thenComparingInt(Marker::slot))
        .toList();
  }

  /** Those with a space of a certain city before those with any space of the hex. */
  private static List<String> keptFor(Hex hex, List<Marker> markers) {
    return hex.reservations().keySet().stream()
        .filter(company -> markers.stream().noneMatch(marker -> marker.company().equals(company)))
        .sorted(
            Comparator.<String>comparingInt(company -> -hex.reservations().get(company))
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  /** A space that is kept for a company. */
  private record Kept(String company, Vec place, double radius) {}

  /** Each company in the first free space that none before it has. */
  private static List<Kept> kept(Hex hex, TilePlan plan, List<Marker> markers) {
    var kept = new ArrayList<Kept>();
    for (String company : keptFor(hex, markers))
      free(plan, markers, city(hex, plan, hex.reservations().get(company)))
          .filter(each -> kept.stream().noneMatch(other -> other.place().equals(each.place())))
          .findFirst()
          .ifPresent(each -> kept.add(new Kept(company, each.place(), each.radius())));
    return kept;
  }

  /** The stop that is a printed city now; a negative number stays: it stands for the whole hex. */
  private static int city(Hex hex, TilePlan plan, int number) {
    return number < 0 ? number : hex.cityOn(plan.face().turned(), number).orElse(number);
  }

  /** Free spaces in the city of this index, or in all cities for a negative one. */
  private static Stream<Kept> free(TilePlan plan, List<Marker> markers, int wanted) {
    return IntStream.range(0, plan.stops().size())
        .filter(index -> plan.stops().get(index).stop().isCity() && (wanted < 0 || wanted == index))
        .boxed()
        .flatMap(
            index -> {
              StopPlan city = plan.stops().get(index);
              return freeSlots(city, index, markers).stream()
                  .map(place -> new Kept("", place, city.slotRadius()));
            });
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
