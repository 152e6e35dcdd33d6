package roundhouse.lab.answers;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** The order in which figures are read: the course of a game first. */
final class FigureOrder {
  private static final List<String> FIRST =
      List.of(
          "phase-began",
          "train-first-sold",
          "train-sold-out",
          "train-rusted",
          "train-exported",
          "company-started",
          "company-floated",
          "destination-reached",
          "receivership-began",
          "company-closed");

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  static final Comparator<Figure> OF_READING =
      Comparator.comparing(Figure::kind)
          .thenComparingInt(figure -> place(figure.name()))
          .thenComparing(Figure::name)
          .thenComparing(figure -> padded(figure.what()))
          .thenComparing(Figure::what);

  private FigureOrder() {}

  private static int place(String name) {
    int place = FIRST.indexOf(name);
    return place < 0 ? FIRST.size() : place;
  }

  /** With numbers padded to one length, so that 10 comes after 9. */
  private static String padded(String what) {
    return NUMBER
        .matcher(what)
        .replaceAll(
            number -> "0".repeat(Math.max(0, 9 - number.group().length())) + number.group());
  }
}
