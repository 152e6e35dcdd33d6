package roundhouse.print;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.print.Seams.Seam;

/**
 * A part of a picture's width or height that fits on a page.
 *
 * @param start the cut to the part before it; none where the picture starts, or where no seam lies
 *     well
 * @param end the cut to the part after it, in the same way
 */
record PagePart(double from, double to, Optional<Seam> start, Optional<Seam> end) {
  double length() {
    return to - from;
  }

  /** Where what the part before it shows ends. */
  double ownFrom() {
    return start.map(Seam::to).orElse(from);
  }

  /** Where what the part after it shows begins, but for the strip for gluing. */
  double ownTo() {
    return end.map(Seam::from).orElse(to);
  }

  /**
   * A length to divide, in units of the picture.
   *
   * @param page the longest that fits on a page
   * @param overlap what neighbours share, for gluing
   */
  record Length(double from, double to, double page, double overlap) {
    private double length() {
      return to - from;
    }

    private int fewest() {
      return length() <= page ? 1 : (int) Math.ceil((length() - overlap) / (page - overlap));
    }

    private double fair(int count) {
      return (length() + (count - 1) * overlap) / count;
    }
  }

  /** As few parts as possible, about equally long; they end at seams where seams lie well. */
  static List<PagePart> of(Length whole, List<Seam> seams) {
    int fewest = alongSeams(whole, whole.page(), seams).size();
    if (fewest == 0) return equal(whole, whole.fewest());
    double step = whole.page() / 200;
    for (double most = whole.fair(fewest); most < whole.page(); most += step) {
      List<PagePart> along = alongSeams(whole, most, seams);
      if (along.size() == fewest) return along;
    }
    return alongSeams(whole, whole.page(), seams);
  }

  /** Parts that end at seams and are no longer than {@code most}; none if that is impossible. */
  private static List<PagePart> alongSeams(Length whole, double most, List<Seam> seams) {
    var parts = new ArrayList<PagePart>();
    double from = whole.from();
    Optional<Seam> start = Optional.empty();
    while (from + most < whole.to()) {
      double least = from + 2 * whole.overlap();
      double page = from + most;
      Optional<Seam> end =
          seams.stream()
              .filter(seam -> seam.from() > least && seam.to() <= page)
              .max(Comparator.comparingDouble(Seam::to));
      if (end.isEmpty()) return List.of();
      parts.add(new PagePart(from, end.get().to(), start, end));
      from = end.get().from() - whole.overlap();
      start = end;
    }
    parts.add(new PagePart(from, whole.to(), start, Optional.empty()));
    return parts;
  }

  private static List<PagePart> equal(Length whole, int count) {
    double part = whole.fair(count);
    return IntStream.range(0, count)
        .mapToObj(each -> whole.from() + each * (part - whole.overlap()))
        .map(from -> straight(from, Math.min(whole.to(), from + part)))
        .toList();
  }

  private static PagePart straight(double from, double to) {
    return new PagePart(from, to, Optional.empty(), Optional.empty());
  }
}
