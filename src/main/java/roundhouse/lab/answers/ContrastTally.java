package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import roundhouse.lab.rows.FigureKind;

/** Comparisons of many sides at once, game number by game number: all sides have its seed. */
public final class ContrastTally {
  private final List<Contrast> contrasts;
  private final Map<Contrast, Map<Figure, PairSums>> sums = new LinkedHashMap<>();
  private final Map<String, Map<Figure, Double>> games = new HashMap<>();
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

  /** The effects on some figures, each judged by itself. */
  List<Effect> effects(Predicate<Figure> wanted) {
    var raw = new ArrayList<Effect>();
    sums.forEach(
        (contrast, figures) ->
            figures.keySet().stream()
                .filter(wanted)
                .sorted()
                .forEach(figure -> raw.add(effect(contrast, figure, figures.get(figure)))));
    return raw;
  }

  private Effect effect(Contrast contrast, Figure figure, PairSums values) {
    boolean ofAll = figure.kind() == FigureKind.NUMBER || figure.kind() == FigureKind.SHARE;
    PairedChange change = ofAll ? values.change(false, complete) : values.change(false);
    return new Effect(
        contrast,
        Difference.of(
            List.of(figure), complete, change.lower(), change.higher(), Optional.empty(), change));
  }
}
