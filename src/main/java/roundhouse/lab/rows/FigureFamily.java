package roundhouse.lab.rows;

import static roundhouse.lab.rows.FigureKind.AMOUNT;
import static roundhouse.lab.rows.FigureKind.NUMBER;
import static roundhouse.lab.rows.FigureKind.OUTCOME;
import static roundhouse.lab.rows.FigureKind.SHARE;
import static roundhouse.lab.rows.FigureKind.TIME;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * All that is measured in games, in the order in which it is read: the course of a game first. Each
 * family has one figure for each phase, train or other thing it is about. An event of a script
 * makes a family of times of its own, which is not listed here.
 */
public enum FigureFamily {
  PHASE_BEGAN(About.PHASE, "phase %s begins"),
  TRAIN_FIRST_SOLD(About.TRAIN, "the first %s-train is sold"),
  TRAIN_SOLD_OUT(About.TRAIN, "the last %s-train leaves the bank"),
  TRAIN_RUSTED(About.TRAIN, "the %s-trains rust"),
  TRAIN_EXPORTED(About.TRAIN, "the first %s-train is exported"),
  COMPANY_STARTED(About.COMPANY, "%s starts"),
  COMPANY_FLOATED(About.COMPANY, "%s floats"),
  RECEIVERSHIP_BEGAN(About.COMPANY, "%s is in receivership"),
  COMPANY_CLOSED(About.COMPANY, "%s closes"),
  COMPANIES_MERGED(About.COMPANY, "%s is formed by a merger"),
  COMPANY_BANKRUPT(About.COMPANY, "%s is bankrupt"),
  LOAN_TAKEN(About.COMPANY, "%s takes a loan"),
  PRESIDENT_CONTRIBUTED(About.COMPANY, "the president of %s helps to pay for a train"),
  PLAYER_BANKRUPT(About.PLAYER, "%s is bankrupt"),
  PRIVATE_OPENED(About.PRIVATE, "%s comes up for sale"),
  PRIVATE_AUCTIONED(About.PRIVATE, "%s is auctioned"),
  PRIVATE_PICKED(About.PRIVATE, "%s is picked"),
  PRIVATE_BOUGHT(About.PRIVATE, "%s is bought"),
  PRIVATE_BOUGHT_FROM_OWNER(About.PRIVATE, "%s changes hands"),
  PRIVATE_SOLD(About.PRIVATE, "%s is sold to the bank"),
  PRIVATE_EXCHANGED(About.PRIVATE, "%s is exchanged for a share"),
  PRIVATE_CLOSED(About.PRIVATE, "%s closes"),
  TILE_RAN_OUT(About.TILE, "tile %s runs out"),
  BANK_BROKE(About.GAME, "the bank is broken"),
  END_TRIGGERED(About.CAUSE, "the end is settled because %s"),

  SETS("sets of rounds in a game", GameRow::sets),
  ROUNDS("rounds in a game", GameRow::rounds),
  ACTIONS("actions in a game", GameRow::actions),
  DECISIONS("decisions in a game", GameRow::decisions),
  CHOICES_PER_DECISION(
      "choices for each decision", game -> game.choices() / (double) Math.max(1, game.decisions())),
  BEST_WORTH("worth of the winner", GameRow::best),
  WORTH_SPREAD("worth between first and last", GameRow::lead),
  LEAD_CHANGES("changes of the lead", GameRow::leadChanges),
  MARGIN("lead over the second at the end, in percent of the winner's worth", GameRow::margin),
  AT_LIMIT(
      NUMBER,
      About.GAME,
      "players at the certificate limit after stock rounds, in percent",
      false,
      game -> Map.of("", PlayerFigures.percentAtLimit(game))),
  IDLE_ROUNDS(
      NUMBER,
      About.GAME,
      "rounds in which nobody has a choice",
      false,
      game -> Map.of("", PlayerFigures.idleRounds(game))),
  HAPPENS(NUMBER, About.EVENT, "%s in a game", false, FigureFamily::counts),

  ENDS(SHARE, About.CAUSE, "the game ends: %s", true, game -> Map.of(game.game().ending(), 1.0)),
  SEAT_WINS(SHARE, About.SEAT, "seat %s wins", false, FigureFamily::winners),

  TRAIN_LIFE(
      AMOUNT,
      About.TRAIN,
      "sets from the first %s-train until they rust",
      true,
      game -> lengths(game, TRAIN_FIRST_SOLD, TRAIN_RUSTED)),
  PHASE_LENGTH(
      AMOUNT, About.PHASE, "sets that phase %s lasts", true, FigureFamily::lengthsOfPhases),
  PRICE(
      AMOUNT,
      About.PAPER,
      "price of %s at its first sale or start",
      false,
      game -> returns(game, ReturnRow::price)),
  FAIR_PRICE(
      AMOUNT,
      About.PAPER,
      "price at which %s earns what players' money earns",
      false,
      game -> returns(game, ReturnRow::fair)),
  RETURN(
      AMOUNT,
      About.PAPER,
      "return on %s, in percent of its price",
      false,
      game -> returns(game, ReturnRow::percent)),
  LEADER_WINS(OUTCOME, About.SET, "who leads after set %s wins", false, PlayerFigures::leadersWin);

  /** Moments and counts that the length of a game and its cause tell already. */
  private static final Set<String> TOLD_OTHERWISE = Set.of("game-over", "round-began");

  private static final Map<String, FigureFamily> BY_NAME =
      Arrays.stream(values())
          .collect(Collectors.toUnmodifiableMap(FigureFamily::id, family -> family));

  /** What the figures of a family are about. */
  public enum About {
    /** The whole game: one figure. */
    GAME(""),
    PHASE("phase"),
    TRAIN("train"),
    COMPANY("company"),
    PLAYER("player"),
    PRIVATE("privateCompany"),
    TILE("tile"),
    CAUSE("cause"),
    /** A type of event, and what distinguishes events of the type. */
    EVENT(""),
    SEAT(""),
    /** A private, or a share of a company bought as it started. */
    PAPER(""),
    /** A set of rounds. */
    SET("");

    /** The value of an event that has its name. */
    private final String value;

    About(String value) {
      this.value = value;
    }

    String value() {
      return value;
    }
  }

  private final FigureKind kind;
  private final About about;
  private final String words;
  private final boolean ofStopped;
  private final Function<GameRecord, Map<String, Double>> values;

  /** The time of a moment. */
  FigureFamily(About about, String words) {
    this(TIME, about, words, true, _ -> Map.of());
  }

  /** A number of each game that has ended. */
  FigureFamily(String words, ToDoubleFunction<GameRow> number) {
    this(NUMBER, About.GAME, words, false, game -> Map.of("", number.applyAsDouble(game.game())));
  }

  FigureFamily(
      FigureKind kind,
      About about,
      String words,
      boolean ofStopped,
      Function<GameRecord, Map<String, Double>> values) {
    this.kind = kind;
    this.about = about;
    this.words = words;
    this.ofStopped = ofStopped;
    this.values = values;
  }

  /** The family of a name and kind; none for the times of a script's event. */
  public static Optional<FigureFamily> of(FigureKind kind, String name) {
    return Optional.ofNullable(BY_NAME.get(name)).filter(family -> family.kind == kind);
  }

  /** Its name on a command line and in rows: "phase-began". */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public FigureKind kind() {
    return kind;
  }

  public About about() {
    return about;
  }

  /** A figure in words, with %s for what it is about. */
  public String words() {
    return words;
  }

  /**
   * Whether a game that was stopped has it, too: numbers and winners are known only when a game has
   * ended, its times and what ended it as they come.
   */
  public boolean ofStopped() {
    return ofStopped;
  }

  /**
   * Its values in a game by what they are about; a number or share that is left out is 0, and of
   * other kinds the game says nothing.
   */
  public Map<String, Double> values(GameRecord game) {
    return game.game().finished() || ofStopped ? values.apply(game) : Map.of();
  }

  /** The moments of a game whose times are figures. */
  public static Stream<MomentRow> times(GameRecord game) {
    return game.moments().stream().filter(moment -> !TOLD_OTHERWISE.contains(moment.moment()));
  }

  private static Map<String, Double> counts(GameRecord game) {
    return game.counts().stream()
        .filter(count -> !TOLD_OTHERWISE.contains(count.event().split(" ", 2)[0]))
        .collect(Collectors.toMap(CountRow::event, count -> (double) count.times()));
  }

  private static Map<String, Double> returns(GameRecord game, ToDoubleFunction<ReturnRow> value) {
    return game.returns().stream()
        .collect(Collectors.toMap(ReturnRow::what, value::applyAsDouble, (first, _) -> first));
  }

  /** The time between two moments of the same thing. */
  private static Map<String, Double> lengths(
      GameRecord game, FigureFamily from, FigureFamily until) {
    Map<String, Double> begins = firstTimes(game, from);
    var lengths = new HashMap<String, Double>();
    firstTimes(game, until)
        .forEach(
            (what, end) -> {
              if (begins.containsKey(what)) lengths.put(what, end - begins.get(what));
            });
    return lengths;
  }

  /** The last phase has no next one, so nobody knows how long it would have lasted. */
  private static Map<String, Double> lengthsOfPhases(GameRecord game) {
    var lengths = new HashMap<String, Double>();
    Optional<MomentRow> last = Optional.empty();
    for (MomentRow moment : game.moments()) {
      if (!moment.moment().equals(PHASE_BEGAN.id())) continue;
      last.ifPresent(before -> lengths.put(before.what(), moment.time() - before.time()));
      last = Optional.of(moment);
    }
    return lengths;
  }

  private static Map<String, Double> firstTimes(GameRecord game, FigureFamily family) {
    return game.moments().stream()
        .filter(moment -> moment.moment().equals(family.id()))
        .collect(Collectors.toMap(MomentRow::what, MomentRow::time, (first, _) -> first));
  }

  private static Map<String, Double> winners(GameRecord game) {
    return game.game().winners().stream().collect(Collectors.toMap(String::valueOf, _ -> 1.0));
  }

  /** Figures of a game that its rows of players tell. */
  private static final class PlayerFigures {
    private PlayerFigures() {}

    /** How many of the players, after stock rounds, hold as many certificates as they may. */
    static double percentAtLimit(GameRecord game) {
      List<PlayerRow> limited =
          game.players().stream()
              .filter(row -> row.limit() > 0 && row.time() == row.set())
              .toList();
      long full = limited.stream().filter(row -> row.certificates() >= row.limit()).count();
      return limited.isEmpty() ? 0 : 100.0 * full / limited.size();
    }

    /** Rounds that end without a decision of any player. */
    static double idleRounds(GameRecord game) {
      return rounds(game).values().stream()
          .filter(rows -> rows.stream().allMatch(row -> row.decisions() == 0))
          .count();
    }

    /** For each set but the last: 1 if who led after it won, 0 if not; nothing for a tie. */
    static Map<String, Double> leadersWin(GameRecord game) {
      var ends = new TreeMap<Integer, List<PlayerRow>>();
      rounds(game).values().forEach(rows -> ends.put(rows.getFirst().set(), rows));
      var wins = new HashMap<String, Double>();
      ends.forEach(
          (set, rows) -> {
            if (set < 1 || set >= game.game().sets()) return;
            int most = rows.stream().mapToInt(PlayerRow::worth).max().orElse(0);
            List<PlayerRow> leading = rows.stream().filter(row -> row.worth() == most).toList();
            if (leading.size() == 1)
              wins.put(
                  String.valueOf(set),
                  game.game().winners().contains(leading.getFirst().seat()) ? 1.0 : 0.0);
          });
      return wins;
    }

    /** The rows of each round, in the order of the rounds. */
    private static Map<Integer, List<PlayerRow>> rounds(GameRecord game) {
      int seats = (int) game.players().stream().map(PlayerRow::seat).distinct().count();
      var place = new int[1];
      return game.players().stream()
          .collect(
              Collectors.groupingBy(
                  _ -> place[0]++ / Math.max(1, seats), TreeMap::new, Collectors.toList()));
    }
  }
}
