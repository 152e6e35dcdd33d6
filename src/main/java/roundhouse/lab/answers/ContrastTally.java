package roundhouse.lab.answers;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.lab.rows.FigureKind;

/** Comparisons of many sides at once, game number by game number: all sides have its seed. */
public final class ContrastTally {
  private final List<Contrast> contrasts;
  private final Map<Contrast, Map<Figure, PairSums>> sums = new LinkedHashMap<>();
  private final Map<String, Map<Figure, Double>> games = new HashMap<>();
  private final Map<Figure, Long> series = new HashMap<>();
  private int number = -1;
  private int complete;

  ContrastTally(List<Contrast> contrasts) {
    this.contrasts = List.copyOf(contrasts);
    contrasts.forEach(each -> sums.put(each, new HashMap<>()));
  }

  /**
   * What a comparison shows of a figure.
   *
   * @param change its first side is 0
   */
  record Effect(Contrast contrast, Difference change) {}

  /** Counts a game that ended by its rules; a number of which one is missing is left out. */
  void add(int game, String side, Map<Figure, Double> figures) {
    if (contrasts.isEmpty() || !contrasts.getFirst().weights().containsKey(side)) return;
    if (game != number) games.clear();
    number = game;
    games.put(side, figures);
    if (games.size() < contrasts.getFirst().weights().size()) return;
    complete++;
    Set<Figure> met = new HashSet<>();
    games.values().forEach(each -> met.addAll(each.keySet()));
    for (Figure figure : met) add(figure);
  }

  private void add(Figure figure) {
    double none = PairTally.absent(figure.kind());
    var values = new HashMap<String, Double>();
    games.forEach((side, each) -> values.put(side, each.getOrDefault(figure, none)));
    if (values.containsValue(PairTally.NEVER)) return;
    long digest = PairTally.mixed(series.getOrDefault(figure, 0L), complete);
    for (String side : contrasts.getFirst().weights().keySet())
      digest = PairTally.mixed(digest, PairTally.bits(values.get(side)));
    series.put(figure, digest);
    for (Contrast contrast : contrasts)
      sums.get(contrast)
          .computeIfAbsent(figure, _ -> new PairSums())
          .add(0, contrast.value(values), 1);
  }

  boolean isEmpty() {
    return contrasts.isEmpty();
  }

  /** Game numbers that were played whole. */
  int numbers() {
    return complete;
  }

  /**
   * The effects on all figures, each judged by itself. Figures with the same values on all sides
   * are one, because the others would only repeat it.
   */
  List<Effect> effects() {
    List<List<Figure>> alike =
        series.keySet().stream()
            .sorted()
            .collect(
                Collectors.groupingBy(
                    figure -> new PairTally.Series(figure.kind(), series.get(figure)),
                    LinkedHashMap::new,
                    Collectors.toList()))
            .values()
            .stream()
            .toList();
    return contrasts.stream()
        .flatMap(contrast -> alike.stream().map(figures -> effect(contrast, figures)))
        .toList();
  }

  private Effect effect(Contrast contrast, List<Figure> alike) {
    Figure figure = alike.getFirst();
    boolean ofAll = figure.kind() == FigureKind.NUMBER || figure.kind() == FigureKind.SHARE;
    PairSums values = sums.get(contrast).get(figure);
    PairedChange change = ofAll ? values.change(false, complete) : values.change(false);
    return new Effect(
        contrast,
        Difference.of(alike, complete, change.lower(), change.higher(), Optional.empty(), change));
  }
}
