package roundhouse.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Title;
import roundhouse.game.Depot;
import roundhouse.game.GameState;
import roundhouse.game.Train;

/** The bank's trains in a {@link PositionSetup}. */
final class DepotSetup {
  /** Card numbers of additional trains in the pool. */
  private static final int SPARE_CARDS = 70;

  private DepotSetup() {}

  /**
   * Without the trains before the first of a type.
   *
   * @throws ImpossiblePosition if the bank has none of that type
   */
  static Depot from(Depot depot, String type) {
    List<Train> upcoming = depot.upcoming();
    int first = upcoming.stream().map(Train::type).toList().indexOf(type);
    if (first < 0)
      throw new ImpossiblePosition(
          "the bank has no %s-train that could be the next: remove the line".formatted(type));
    return new Depot(upcoming.subList(first, upcoming.size()), depot.pool());
  }

  /** With additional trains in the pool. */
  static Depot withPool(Depot depot, List<String> types) {
    var all = new ArrayList<>(depot.pool());
    for (String type : types) all.add(new Train(type, SPARE_CARDS + all.size()));
    return new Depot(depot.upcoming(), all);
  }

  /**
   * With that many new trains of a type, in the roster's order.
   *
   * @throws ImpossiblePosition if the roster has fewer, or any number
   */
  static Depot withLeft(Title title, GameState state, String type, int count) {
    TrainSpec spec = title.design().trains().get(type);
    if (spec.count().unlimited())
      throw new ImpossiblePosition(
          "the bank has any number of %s-trains: remove the line".formatted(type));
    int most = spec.count().number();
    if (count < 0 || count > most)
      throw new ImpossiblePosition(
          "the bank has 0 to %s %s-trains left, not %s".formatted(most, type, count));
    List<Train> upcoming = state.depot().upcoming();
    List<String> order = List.copyOf(title.design().trains().keySet());
    int place = order.indexOf(type);
    Stream<Train> before = upcoming.stream().filter(train -> order.indexOf(train.type()) < place);
    Stream<Train> after = upcoming.stream().filter(train -> order.indexOf(train.type()) > place);
    return new Depot(
        Stream.of(before, cards(state, type, most, count), after).flatMap(cards -> cards).toList(),
        state.depot().pool());
  }

  /** The last cards that nobody holds; the first of a type is the first to be sold. */
  private static Stream<Train> cards(GameState state, String type, int most, int count) {
    Set<Integer> held =
        state.companies().values().stream()
            .flatMap(company -> company.trains().stream())
            .filter(train -> train.type().equals(type))
            .map(Train::number)
            .collect(Collectors.toSet());
    List<Train> free =
        IntStream.range(0, most)
            .filter(number -> !held.contains(number))
            .mapToObj(number -> new Train(type, number))
            .toList();
    int missing = Math.max(0, count - free.size());
    return Stream.concat(
        free.subList(Math.max(0, free.size() - count), free.size()).stream(),
        IntStream.range(most, most + missing).mapToObj(number -> new Train(type, number)));
  }
}
