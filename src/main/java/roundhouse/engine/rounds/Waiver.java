package roundhouse.engine.rounds;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import roundhouse.board.HexId;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.problem.SpellingHint;
import roundhouse.engine.AnswerFaults;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Game;
import roundhouse.game.Frame;

/**
 * A rule that a script lifts for what is decided now. Whatever else forbids it still does.
 *
 * @param hexes where, anywhere if there are none
 * @param tiles the numbers of the tiles for which, any if there are none
 * @param companies of whose shares, of any if there are none
 */
public record Waiver(Rule rule, List<String> hexes, List<String> tiles, List<String> companies) {
  /** The rules that may be lifted, and what each one may be limited to. */
  public enum Rule {
    /** A tile must be of a colour that the phase allows. */
    COLOR("hexes", "tiles"),
    /** A tile must join the company's track, and a station marker stand where that leads. */
    CONNECTION("hexes", "tiles"),
    /** A company has one station marker in a hex. */
    OWN_MARKER("hexes"),
    /** A company places one station marker in a turn. */
    MARKERS_A_TURN("hexes"),
    /** Players buy shares from the offering and the pool, not from a company that holds its own. */
    TREASURY("companies"),
    /** Nobody buys shares of a company of which that player has sold some in the round. */
    SOLD_BEFORE("companies");

    private final List<String> limits;

    Rule(String... limits) {
      this.limits = List.of(limits);
    }
  }

  static final AnswerType<List<Waiver>> LIST =
      new AnswerType<>(
          "Waiver[]",
          answer -> AnswerType.list(answer, Waiver::read),
          all -> all.stream().map(Waiver::show).toList());

  private record Asked() {}

  /** The rules by their names in scripts. */
  public static List<String> rules() {
    return YamlNames.words(Rule.class);
  }

  private static Waiver read(Object answer) {
    String name = AnswerType.member(answer, "rule", AnswerType.TEXT);
    Rule rule =
        Arrays.stream(Rule.values())
            .filter(each -> YamlNames.word(each).equals(name))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "no rule '%s' can be waived: %s"
                            .formatted(name, SpellingHint.fix(name, rules()))));
    Map<?, ?> map = (Map<?, ?>) answer;
    for (Object key : map.keySet())
      if (!key.equals("rule") && !rule.limits.contains(key))
        throw new IllegalArgumentException(
            "'%s' is not limited by '%s' but by %s"
                .formatted(name, key, String.join(" and ", rule.limits)));
    return new Waiver(rule, names(map, "hexes"), names(map, "tiles"), names(map, "companies"));
  }

  private static List<String> names(Map<?, ?> map, String key) {
    return map.containsKey(key) ? AnswerType.member(map, key, AnswerType.NAMES) : List.of();
  }

  private Map<String, Object> show() {
    var map = new LinkedHashMap<String, Object>();
    map.put("rule", YamlNames.word(rule));
    if (!hexes.isEmpty()) map.put("hexes", hexes);
    if (!tiles.isEmpty()) map.put("tiles", tiles);
    if (!companies.isEmpty()) map.put("companies", companies);
    return map;
  }

  /** What is wrong with waivers in a game, "" for nothing. */
  static String fault(Game game, List<Waiver> all) {
    return all.stream()
        .flatMap(
            each ->
                Stream.of(
                    AnswerFaults.hexes(game, each.hexes),
                    AnswerFaults.tiles(game, each.tiles),
                    AnswerFaults.companies(game, each.companies)))
        .filter(fault -> !fault.isEmpty())
        .findFirst()
        .orElse("");
  }

  /** Whether a rule is lifted for a tile in a hex. */
  public static boolean lifts(Game game, Rule rule, HexId hex, String tile) {
    return any(game, rule, each -> each.isFor(hex) && isFor(each.tiles, tile));
  }

  /** Whether a rule is lifted in a hex, for some tile where it is about tiles. */
  public static boolean lifts(Game game, Rule rule, HexId hex) {
    return any(game, rule, each -> each.isFor(hex));
  }

  /** Whether a rule is lifted for a tile in some hex. */
  public static boolean liftsSomewhere(Game game, Rule rule, String tile) {
    return any(game, rule, each -> isFor(each.tiles, tile));
  }

  /** Whether a rule is lifted for shares of a company. */
  public static boolean liftsFor(Game game, Rule rule, String company) {
    return any(game, rule, each -> isFor(each.companies, company));
  }

  private boolean isFor(HexId hex) {
    return isFor(hexes, hex.text());
  }

  private static boolean isFor(List<String> some, String one) {
    return some.isEmpty() || some.contains(one);
  }

  private static boolean any(Game game, Rule rule, Predicate<Waiver> wanted) {
    return game.title().rules().overrides(RoundHooks.WAIVES)
        && game.state().top().kind() == Frame.Kind.TURN
        && game.remembered(new Asked(), () -> ask(game)).stream()
            .anyMatch(each -> each.rule == rule && wanted.test(each));
  }

  private static List<Waiver> ask(Game game) {
    Frame turn = game.state().top();
    int steps = Turns.steps(game).size();
    String step = turn.step() < steps ? Turns.current(game).name() : "";
    return game.ask(RoundHooks.WAIVES, new RoundHooks.Waives(turn.entity(), step));
  }
}
