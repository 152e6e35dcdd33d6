package roundhouse.engine.trains;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.rounds.ChangedLimits;
import roundhouse.game.Company;
import roundhouse.game.Depot;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/** The bank's trains: which are for sale, and at what price. */
public final class Trains {
  private Trains() {}

  /** Trains that the bank sells now: the new ones on offer, and one of each type in the pool. */
  public static List<Train> forSale(Game game) {
    var all = newTrains(game);
    all.addAll(oneOfEachType(game.state().depot().pool()));
    return all;
  }

  /** The first of each type among trains that are alike. */
  public static List<Train> oneOfEachType(List<Train> trains) {
    var all = new ArrayList<Train>();
    for (Train train : trains)
      if (all.stream().noneMatch(other -> other.type().equals(train.type()))) all.add(train);
    return all;
  }

  /** New trains for sale: the next on the roster, and those available beside it. */
  public static List<Train> newTrains(Game game) {
    List<Train> upcoming = game.state().depot().upcoming();
    var all = new ArrayList<Train>();
    for (Train train : upcoming) {
      if (all.isEmpty()
          || out(upcoming, game.spec(train).availableWith())
              && all.stream().noneMatch(other -> other.type().equals(train.type()))) all.add(train);
    }
    for (Train front : List.copyOf(all)) all.addAll(otherSides(game, front));
    return all;
  }

  private static List<Train> otherSides(Game game, Train front) {
    var all = new ArrayList<Train>();
    for (TrainSpec spec : game.design().trains().values())
      if (spec.otherSideOf().equals(front.type())) all.add(new Train(spec.name(), front.number()));
    return all;
  }

  /** The front of a train's card, by which the bank knows it. */
  public static Train front(Game game, Train train) {
    String front = game.spec(train).otherSideOf();
    return front.isEmpty() ? train : new Train(front, train.number());
  }

  /** Whether a train runs only once more. */
  public static boolean isObsolete(Game game, Train train) {
    return out(game.state().depot().upcoming(), game.spec(train).obsoleteWith());
  }

  /** How many trains of a company count towards its limit. */
  public static int counted(Game game, Company company) {
    return (int) company.trains().stream().filter(train -> !isObsolete(game, train)).count();
  }

  /** Obsolete trains leave the game after the run of their company. */
  public static void dropObsolete(StateTransaction change, String id) {
    Company company = change.company(id);
    for (Train train : company.trains()) {
      if (!isObsolete(change.game(), train)) continue;
      change.update(change.company(id).losing(train));
      change.log(new TrainEvent.TrainsLost(id, 1, train.type()));
    }
  }

  /** Whether the first train of a type has been sold; "" is no type. */
  private static boolean out(List<Train> upcoming, String type) {
    return !type.isEmpty()
        && upcoming.stream().noneMatch(train -> train.type().equals(type) && train.number() == 0);
  }

  /** Whether the bank sells this train new. */
  public static boolean isNew(Game game, Train train) {
    return newTrains(game).contains(train);
  }

  /** Where the bank keeps a train that it sells: among the new ones, or in the pool. */
  public static Holder place(Game game, Train train) {
    return isNew(game, train) ? Holder.BANK : Holder.POOL;
  }

  /** The train that an action names. */
  public static Train named(Game game, String id) {
    return Train.read(id)
        .filter(train -> game.design().trains().containsKey(train.type()))
        .orElseThrow(() -> Refusal.because("trains", "there is no train '%s'", id));
  }

  /** The cheapest train of the bank that scripts let a company buy; of equals the smaller. */
  public static Optional<Train> cheapest(Game game, Company company) {
    return forSale(game).stream()
        .filter(train -> mayBuy(game, company, train))
        .min(Comparator.comparingInt(train -> game.spec(train).price()));
  }

  private static boolean mayBuy(Game game, Company company, Train train) {
    if (!game.title().rules().overrides(TrainHooks.MAY_BUY_TRAIN)) return true;
    String from = place(game, train).name();
    var asked = new TrainHooks.MayBuyTrain(company, train, from, price(game, company, train));
    return game.ask(TrainHooks.MAY_BUY_TRAIN, asked).allowed();
  }

  /** Returns a train to the bank, for sale at face value. */
  public static void toPool(StateTransaction change, String company, Train train) {
    change.update(change.company(company).losing(train));
    toPool(change, train);
  }

  /** A train that nobody has goes to the pool. */
  public static void toPool(StateTransaction change, Train train) {
    var pool = new ArrayList<>(change.state().depot().pool());
    pool.add(train);
    change.update(change.state().with(new Depot(change.state().depot().upcoming(), pool)));
  }

  /**
   * A train that nobody has is one of the bank's new ones again, the next of its type. Its card
   * gets a number of its own, because the first of a type stands for its sale, which is over.
   */
  public static void toBank(StateTransaction change, Train train) {
    Game game = change.game();
    String type = front(game, train).type();
    if (game.design().trains().get(type).count().unlimited()) return;
    Depot depot = change.state().depot();
    int number =
        Stream.of(
                depot.upcoming().stream(),
                depot.pool().stream(),
                game.state().companies().values().stream().flatMap(each -> each.trains().stream()))
            .flatMap(cards -> cards)
            .filter(card -> front(game, card).type().equals(type))
            .mapToInt(Train::number)
            .max()
            .orElse(0);
    var upcoming = new ArrayList<>(depot.upcoming());
    int place = 0;
    while (place < upcoming.size() && !upcoming.get(place).type().equals(type)) place++;
    int most = Math.max(number, game.design().trains().get(type).count().number() - 1);
    upcoming.add(place == upcoming.size() ? 0 : place, new Train(type, most + 1));
    change.update(change.state().with(new Depot(upcoming, depot.pool())));
  }

  /** What the bank charges a company for a train. */
  public static int price(Game game, Company company, Train train) {
    return game.ask(TrainHooks.TRAIN_PRICE, new TrainHooks.TrainPrice(company, train));
  }

  /** How many trains a company may own. */
  public static int limit(Game game, Company company) {
    return game.ask(TrainHooks.TRAIN_LIMIT, new TrainHooks.TrainLimit(company));
  }

  static int limitOf(Game game, TrainHooks.TrainLimit asked) {
    String company = asked.company().id();
    String kind = game.kindName(company);
    return ChangedLimits.of(game, ChangedLimits.TRAINS, company)
        .orElseGet(() -> ofPhase(game, kind));
  }

  private static int ofPhase(Game game, String kind) {
    return game.phase().trainLimits().getOrDefault(kind, game.phase().trainLimit());
  }

  /** Whether this source has the train. */
  public static boolean isAt(Game game, Train train, Holder from) {
    if (from.equals(Holder.BANK)) return isNew(game, train);
    if (from.equals(Holder.POOL)) return game.state().depot().pool().contains(train);
    return game.state().companies().containsKey(from.name())
        && game.company(from.name()).trains().contains(train);
  }
}
