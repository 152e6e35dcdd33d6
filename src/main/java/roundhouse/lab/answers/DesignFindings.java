package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import roundhouse.design.spec.Design;
import roundhouse.engine.Title;
import roundhouse.lab.rows.FigureFamily;

/**
 * What the games of one side tell of its design, in sentences: seats that are not alike, leads that
 * are not caught up, and companies, trains, phases, rounds and limits that do nothing.
 */
public final class DesignFindings {
  /** Seats whose chances differ by no more than this are alike. */
  private static final double ALIKE = 0.05;

  /** Both one-sided tests of an equivalence allow this error. */
  private static final double ONE_SIDED = 0.1;

  private static final double QUANTILE = 1.645;

  /** A set that fewer games reach says little of leads. */
  private static final double MANY = 0.5;

  private static final double RARE = 0.1;
  private static final int MOST_PRIVATES = 6;

  private final SideTally side;
  private final Design design;
  private final int players;

  private DesignFindings(SideTally side, Design design, int players) {
    this.side = side;
    this.design = design;
    this.players = players;
  }

  /** The sentences for a side whose games have this many players; none without games. */
  public static List<String> of(SideTally side, Title title, int players) {
    if (side.finished() == 0) return List.of();
    return new DesignFindings(side, title.forPlayers(players).design(), players).all();
  }

  /** The same as text; nothing without findings. */
  public static String text(SideTally side, Title title, int players) {
    List<String> all = of(side, title, players);
    return all.isEmpty()
        ? ""
        : "%nFindings of %s with %s players%n".formatted(side.side(), players)
            + all.stream().map("  %s%n"::formatted).collect(Collectors.joining());
  }

  private List<String> all() {
    var all = new ArrayList<String>();
    seats().ifPresent(all::add);
    leads().ifPresent(all::add);
    all.addAll(prices());
    unused("Nobody starts %s", design.companies().keySet(), this::isUsed).ifPresent(all::add);
    unused("Nobody floats %s, though started,", unfloated(), _ -> false).ifPresent(all::add);
    unused(
            "Nobody buys a train of the type %s",
            design.trains().keySet(), name -> isMet(name, FigureFamily.TRAIN_FIRST_SOLD))
        .ifPresent(all::add);
    unused(
            "The game never reaches phase %s",
            design.phases().keySet().stream().skip(1).toList(),
            name -> isMet(name, FigureFamily.PHASE_BEGAN))
        .ifPresent(all::add);
    idle().ifPresent(all::add);
    limit().ifPresent(all::add);
    return all;
  }

  /** One test of all seats together, and whether they are shown to be alike. */
  private Optional<String> seats() {
    int games = side.finished();
    List<Integer> wins =
        IntStream.rangeClosed(1, players)
            .mapToObj(seat -> side.reached(figure(FigureFamily.SEAT_WINS, String.valueOf(seat))))
            .toList();
    if (players < 2 || games < 5 * players) return Optional.empty();
    String shares =
        IntStream.range(0, players)
            .mapToObj(
                seat ->
                    "%s %s".formatted(seat + 1, Digits.percent(wins.get(seat) / (double) games)))
            .collect(Collectors.joining(", "));
    return Optional.of(
        "Wins by seat: %s. Chance alone makes equal seats as uneven in %s of such runs; %s."
            .formatted(shares, percent(chance(wins)), alike(wins, games)));
  }

  /** How often equal seats would have wins as uneven as these: Pearson's test. */
  static double chance(List<Integer> wins) {
    double expected = wins.stream().mapToInt(each -> each).average().orElse(0);
    if (expected == 0 || wins.size() < 2) return 1;
    double off =
        wins.stream().mapToDouble(each -> (each - expected) * (each - expected) / expected).sum();
    return ChiSquaredDistribution.of(wins.size() - 1.0).survivalProbability(off);
  }

  /** Two one-sided tests for each seat; as all must hold, none needs a correction. */
  static String alike(List<Integer> wins, int games) {
    double fair = wins.stream().mapToInt(each -> each).average().orElse(0) / games;
    List<Estimate> parts =
        wins.stream().map(each -> Intervals.share(each, games, ONE_SIDED)).toList();
    if (parts.stream().allMatch(part -> part.low() >= fair - ALIKE && part.high() <= fair + ALIKE))
      return "they are alike within 5 points";
    if (parts.stream().anyMatch(part -> part.low() > fair + ALIKE || part.high() < fair - ALIKE))
      return "they are not alike within 5 points";
    double off = parts.stream().mapToDouble(part -> Math.abs(part.value() - fair)).max().orElse(0);
    double left = Math.max(ALIKE / 4, ALIKE - off);
    double needed = QUANTILE * QUANTILE * fair * (1 - fair) / (left * left);
    return "whether they are alike within 5 points, %s games do not show%s"
        .formatted(
            games,
            off < ALIKE && needed > games ? " (about %s would)".formatted(rounded(needed)) : "");
  }

  private static long rounded(double games) {
    return 50 * (long) Math.ceil(games / 50);
  }

  private Optional<String> leads() {
    String sets =
        figures(FigureFamily.LEADER_WINS)
            .filter(figure -> side.reached(figure) >= MANY * side.finished())
            .map(
                figure -> {
                  Estimate part = side.share(figure);
                  return "set %s in %s (%s to %s)"
                      .formatted(
                          figure.what(),
                          Digits.percent(part.value()),
                          Digits.percent(part.low()),
                          Digits.percent(part.high()));
                })
            .collect(Collectors.joining(", "));
    return sets.isEmpty()
        ? Optional.empty()
        : Optional.of("Who leads wins the game: after %s of games.".formatted(sets));
  }

  /** What a private costs, and the price at which it would be as good as anything else. */
  private List<String> prices() {
    return figures(FigureFamily.FAIR_PRICE)
        .filter(fair -> design.privates().containsKey(fair.what()))
        .filter(fair -> off(fair) > 0)
        .sorted(Comparator.comparingDouble((Figure fair) -> -off(fair)))
        .limit(MOST_PRIVATES)
        .map(
            fair -> {
              Estimate worth = side.estimate(fair);
              double price = paid(fair);
              return "%s costs %s and is worth %s (%s to %s): %s."
                  .formatted(
                      fair.what(),
                      whole(price),
                      whole(worth.value()),
                      whole(worth.low()),
                      whole(worth.high()),
                      worth.value() > price ? "cheap" : "dear");
            })
        .toList();
  }

  private static String whole(double value) {
    return String.valueOf(Math.round(value));
  }

  private double paid(Figure fair) {
    return side.estimate(figure(FigureFamily.PRICE, fair.what())).value();
  }

  /** How far the price is from the interval of what it should be, as a part of the price. */
  private double off(Figure fair) {
    Estimate worth = side.estimate(fair);
    if (!Double.isFinite(worth.low())) return 0;
    double price = paid(fair);
    return Math.max(worth.low() - price, price - worth.high()) / price;
  }

  private boolean isUsed(String company) {
    return isMet(company, FigureFamily.COMPANY_STARTED)
        || isMet(company, FigureFamily.COMPANY_FLOATED)
        || isMet(company, FigureFamily.COMPANIES_MERGED)
        || side.companies(CompanyMeasure.PRICE).contains(company);
  }

  /** Companies of a kind that floats, which started in some games and floated in none. */
  private List<String> unfloated() {
    Set<String> kinds =
        design.companies().keySet().stream()
            .filter(each -> isMet(each, FigureFamily.COMPANY_FLOATED))
            .map(each -> design.companies().get(each).kind())
            .collect(Collectors.toSet());
    return design.companies().keySet().stream()
        .filter(each -> kinds.contains(design.companies().get(each).kind()))
        .filter(each -> isMet(each, FigureFamily.COMPANY_STARTED))
        .filter(each -> !isMet(each, FigureFamily.COMPANY_FLOATED))
        .toList();
  }

  /** What no game uses, with how many games may use it all the same. */
  private Optional<String> unused(String says, Collection<String> names, Predicate<String> used) {
    String unused = names.stream().filter(used.negate()).collect(Collectors.joining(", "));
    if (unused.isEmpty()) return Optional.empty();
    return Optional.of(
        "%s in any of %s: if it happens, then in less than %s of games."
            .formatted(
                says.formatted(unused),
                DifferenceSentence.games(side.games()),
                Digits.percent(Math.max(0.01, Intervals.share(0, side.games()).high()))));
  }

  private Optional<String> idle() {
    Estimate rounds = side.estimate(figure(FigureFamily.IDLE_ROUNDS, ""));
    return rounds.value() < RARE
        ? Optional.empty()
        : Optional.of(
            "In %s rounds of a game nobody has a choice.".formatted(Digits.plain(rounds.value())));
  }

  private Optional<String> limit() {
    boolean limited = !design.certificateLimit().isEmpty();
    boolean met = side.values(figure(FigureFamily.AT_LIMIT, "")).mean() > 0;
    return limited && !met
        ? Optional.of("No player is ever at the certificate limit after a stock round.")
        : Optional.empty();
  }

  private boolean isMet(String what, FigureFamily family) {
    return side.reached(figure(family, what)) > 0;
  }

  private Stream<Figure> figures(FigureFamily family) {
    return side.figures().stream().filter(figure -> figure.isOf(family));
  }

  private static Figure figure(FigureFamily family, String what) {
    return Figure.of(family, what);
  }

  private static String percent(double part) {
    return part < 0.01 ? "less than 1 %" : Digits.percent(part);
  }
}
