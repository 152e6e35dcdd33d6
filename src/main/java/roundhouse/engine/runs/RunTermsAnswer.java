package roundhouse.engine.runs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.checks.RunRulesCheck;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.RunRuleSpec;
import roundhouse.design.spec.StopsWanted;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Game;
import roundhouse.engine.Hook;
import roundhouse.route.problem.JudgedRuns;
import roundhouse.route.problem.RequiredLink;
import roundhouse.route.problem.RunJudge;
import roundhouse.route.problem.StopRef;

/** What scripts answer about runs: rules, what judges may add, and judgements. */
final class RunTermsAnswer {
  private static final Set<String> TERMS =
      names("rules", "run", "runs", "sees", "between", "idle", "data");
  private static final Set<String> SEEN = names("calls", "way");
  private static final Set<String> KEYS =
      names(
          "of", "phases", "calls", "passes", "ends", "through", "crosses", "needs", "allowed",
          "adds", "forEach", "most", "best", "says");

  static final AnswerType<RunHooks.RunTerms> TYPE =
      new AnswerType<>(
          "{ rules?: RunRule[], run?: true | RunRule[], runs?: true | number | RunRule[], sees?:"
              + " \"calls\" | \"way\", between?: [string, string], idle?: boolean, data?: any }",
          RunTermsAnswer::terms,
          RunTermsAnswer::show);

  static final AnswerType<RunJudge.Judgement> JUDGEMENT =
      new AnswerType<>(
          "true | string | number | Record<string, number>",
          answer ->
              switch (answer) {
                case Boolean truth when truth -> new RunJudge.Legal(0);
                case String why when !why.isBlank() -> new RunJudge.Illegal(why);
                case Number number ->
                    new RunJudge.Legal(
                        AnswerType.whole(-NumberLimits.MONEY, NumberLimits.MONEY)
                            .read()
                            .apply(number));
                case Map<?, ?> parts when !parts.isEmpty() -> legal(parts);
                case null, default ->
                    throw new IllegalArgumentException(
                        "answer true, a sentence that says why it is not allowed, or a whole number"
                            + " that is earned beside the rest, or several by their names: { coal:"
                            + " 20 }");
              },
          judgement ->
              switch (judgement) {
                case RunJudge.Legal(int adds, var parts) ->
                    parts.isEmpty() ? adds == 0 ? (Object) true : (Object) adds : parts;
                case RunJudge.Illegal(String why) -> why;
              });

  private RunTermsAnswer() {}

  /** What a judge adds under several names. */
  private static RunJudge.Legal legal(Map<?, ?> answer) {
    var parts = new LinkedHashMap<String, Integer>();
    answer.forEach(
        (name, amount) -> {
          if (!(amount instanceof Number))
            throw new IllegalArgumentException("as '" + name + "', answer a whole number");
          parts.put(
              String.valueOf(name),
              AnswerType.whole(-NumberLimits.MONEY, NumberLimits.MONEY).read().apply(amount));
        });
    long sum = parts.values().stream().mapToLong(Integer::intValue).sum();
    return new RunJudge.Legal(
        AnswerType.whole(-NumberLimits.MONEY, NumberLimits.MONEY).read().apply(sum), parts);
  }

  private static Set<String> names(String... names) {
    return new LinkedHashSet<>(List.of(names));
  }

  private static RunHooks.RunTerms terms(Object answer) {
    Map<?, ?> map =
        map(
            answer,
            "an object with 'rules', 'run', 'runs', 'sees', 'between', 'idle' and 'data'",
            TERMS);
    Object run = map.get("run");
    boolean bounded = run instanceof List<?>;
    if (run != null && !bounded && !(run instanceof Boolean))
      throw new IllegalArgumentException(
          "as 'run', answer true, or a list of what it may add at most where: [{ calls: 'A1', adds:"
              + " 30 }], [] if it adds nothing");
    Optional<List<RunRuleSpec>> one =
        bounded
            ? Optional.of(rules("run", run))
            : Boolean.TRUE.equals(run) ? Optional.of(List.of()) : Optional.empty();
    return new RunHooks.RunTerms(
        rules("rules", map.get("rules")),
        one,
        bounded,
        all(map.get("runs")),
        map.get("runs") instanceof List<?> shares ? rules("runs", shares) : List.of(),
        ways(map.get("sees")),
        between(map.get("between")),
        read(map, "idle", AnswerType.TRUTH.read(), false),
        data(map));
  }

  private static boolean ways(Object sees) {
    if (sees == null || SEEN.contains(sees)) return "way".equals(sees);
    throw new IllegalArgumentException(
        "as 'sees', answer 'calls' or 'way': " + SpellingHint.fix(String.valueOf(sees), SEEN));
  }

  private static Optional<RequiredLink> between(Object stops) {
    if (stops == null) return Optional.empty();
    if (stops instanceof List<?> list && list.size() == 2)
      return Optional.of(new RequiredLink(stop(list.getFirst()), stop(list.getLast())));
    throw new IllegalArgumentException("as 'between', answer two stops: [\"A1.0\", \"F6.0\"]");
  }

  private static StopRef stop(Object text) {
    try {
      return StopRef.parse(AnswerType.TEXT.read().apply(text));
    } catch (IllegalArgumentException unfit) {
      throw new IllegalArgumentException("in 'between', " + unfit.getMessage(), unfit);
    }
  }

  private static Object data(Map<?, ?> map) {
    Object data = map.get("data");
    return data == null ? Map.of() : data;
  }

  private static OptionalInt all(Object runs) {
    if (runs == null || Boolean.FALSE.equals(runs)) return OptionalInt.empty();
    if (Boolean.TRUE.equals(runs)) return OptionalInt.of(JudgedRuns.ANY);
    if (runs instanceof List<?>) return OptionalInt.of(0);
    try {
      return OptionalInt.of(AnswerType.whole(0, NumberLimits.MONEY).read().apply(runs));
    } catch (IllegalArgumentException unfit) {
      throw new IllegalArgumentException(
          "as 'runs', answer true, or the most that all runs of a turn may gain together, from 0 to"
              + " "
              + NumberLimits.MONEY
              + ", or a list of what each may gain where: [{ passes: 'A1', adds: 30 }]",
          unfit);
    }
  }

  private static List<RunRuleSpec> rules(String name, Object rules) {
    if (rules == null) return List.of();
    if (!(rules instanceof List<?> list))
      throw new IllegalArgumentException("as '" + name + "', answer a list of rules");
    var all = new ArrayList<RunRuleSpec>();
    for (Object rule : list) {
      try {
        all.add(rule(rule));
      } catch (IllegalArgumentException unfit) {
        throw new IllegalArgumentException(
            "in '" + name + "', rule " + (all.size() + 1) + ": " + unfit.getMessage(), unfit);
      }
    }
    return List.copyOf(all);
  }

  private static RunRuleSpec rule(Object answer) {
    Map<?, ?> map = map(answer, "an object", KEYS);
    return new RunRuleSpec(
        words(map, "of"),
        words(map, "phases"),
        counts(map, "calls"),
        counts(map, "passes"),
        counts(map, "ends"),
        counts(map, "through"),
        counts(map, "crosses"),
        counts(map, "needs"),
        read(map, "allowed", AnswerType.TRUTH.read(), true),
        read(map, "adds", AnswerType.whole(-NumberLimits.STOP, NumberLimits.STOP).read(), 0),
        words(map, "forEach"),
        read(map, "most", AnswerType.whole(0, NumberLimits.MONEY).read(), 0),
        read(map, "best", AnswerType.whole(0, NumberLimits.FEW).read(), 0),
        read(map, "says", AnswerType.TEXT.read(), ""));
  }

  private static Map<?, ?> map(Object answer, String expected, Set<String> names) {
    if (!(answer instanceof Map<?, ?> map))
      throw new IllegalArgumentException("answer " + expected);
    for (Object name : map.keySet())
      if (!names.contains(name))
        throw new IllegalArgumentException(
            "there is no '" + name + "': " + SpellingHint.fix(String.valueOf(name), names));
    return map;
  }

  private static <T> T read(Map<?, ?> map, String name, Function<Object, T> reader, T otherwise) {
    Object value = map.get(name);
    if (value == null) return otherwise;
    try {
      return reader.apply(value);
    } catch (IllegalArgumentException unfit) {
      throw new IllegalArgumentException("as '" + name + "', " + unfit.getMessage(), unfit);
    }
  }

  /** Words in one text or in a list. */
  private static List<String> words(Map<?, ?> map, String name) {
    return read(
        map,
        name,
        value ->
            value instanceof String text
                ? split(text)
                : AnswerType.list(value, AnswerType.TEXT.read()),
        List.of());
  }

  private static List<String> split(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  private static List<StopsWanted> counts(Map<?, ?> map, String name) {
    Function<Object, StopsWanted> count =
        value -> StopsWanted.parse(AnswerType.TEXT.read().apply(value));
    return read(
        map,
        name,
        value ->
            value instanceof List<?> ? AnswerType.list(value, count) : List.of(count.apply(value)),
        List.of());
  }

  /** What is wrong with an answer in this design, "" for nothing. */
  static String fault(Game game, RunHooks.RunTerms terms) {
    Design design = game.design();
    return RunRulesCheck.fault(terms.rules(), design)
        .map(fault -> "in 'rules', " + fault)
        .or(
            () ->
                RunRulesCheck.fault(terms.one().orElse(List.of()), design)
                    .map(fault -> "in 'run', " + fault))
        .or(() -> RunRulesCheck.fault(terms.shares(), design).map(fault -> "in 'runs', " + fault))
        .or(() -> noBound("run", terms.one().orElse(List.of()), terms.ways()))
        .or(() -> noBound("runs", terms.shares(), terms.ways()))
        .or(() -> seenByNobody(terms))
        .or(() -> nowhere(game, terms))
        .or(() -> unanswered(game, RunHooks.RUN, terms.one().isPresent()))
        .or(() -> unanswered(game, RunHooks.RUNS, terms.all().isPresent()))
        .orElse("");
  }

  private static Optional<String> noBound(String name, List<RunRuleSpec> bounds, boolean ways) {
    if (!bounds.stream().allMatch(bound -> bound.adds() > 0))
      return Optional.of(
          "in '%s', each line says with 'adds' what the function may add at most".formatted(name));
    if (ways && bounds.stream().anyMatch(bound -> !bound.calls().isEmpty()))
      return Optional.of(
          "in '%s', a line asks for calls, which the function does not see: write 'passes' instead"
                  .formatted(name)
              + " of 'calls', or leave out 'sees'");
    return ways
            && bounds.stream()
                .anyMatch(bound -> !bound.forEach().isEmpty() && !bound.isByDistance())
        ? Optional.of(
            "in '%s', a line counts calls with 'forEach', which the function does not see: write"
                    .formatted(name)
                + " lines with 'passes', or leave out 'sees'")
        : Optional.empty();
  }

  private static Optional<String> seenByNobody(RunHooks.RunTerms terms) {
    return terms.ways() && !terms.isJudged()
        ? Optional.of("'sees' is for the functions 'run' and 'runs', but neither judges runs")
        : Optional.empty();
  }

  private static Optional<String> nowhere(Game game, RunHooks.RunTerms terms) {
    if (terms.between().isEmpty())
      return terms.idle()
          ? Optional.of("'idle' is for runs 'between' two stops, which are not given")
          : Optional.empty();
    RequiredLink link = terms.between().get();
    return Stream.of(link.from(), link.to())
        .filter(stop -> !isOnBoard(game, stop))
        .findFirst()
        .map(stop -> "in 'between', there is no stop %s on the board".formatted(stop));
  }

  private static boolean isOnBoard(Game game, StopRef stop) {
    return game.title().map().hexes().containsKey(stop.hex())
        && stop.index() < game.state().board().tile(stop.hex()).stops().size();
  }

  private static Optional<String> unanswered(Game game, Hook<?, ?> hook, boolean asked) {
    return asked && !game.title().rules().overrides(hook)
        ? Optional.of("'%s' is to judge runs, but no script exports it".formatted(hook.name()))
        : Optional.empty();
  }

  private static Map<String, Object> show(RunHooks.RunTerms terms) {
    var map = new LinkedHashMap<String, Object>();
    map.put("rules", terms.rules().stream().map(RunTermsAnswer::show).toList());
    terms
        .one()
        .ifPresent(
            gains ->
                map.put(
                    "run",
                    terms.bounded() ? gains.stream().map(RunTermsAnswer::show).toList() : true));
    terms.all().ifPresent(most -> map.put("runs", shown(most, terms.shares())));
    if (terms.ways()) map.put("sees", "way");
    terms
        .between()
        .ifPresent(link -> map.put("between", List.of(link.from() + "", link.to() + "")));
    if (terms.idle()) map.put("idle", true);
    map.put("data", terms.data());
    return map;
  }

  private static Object shown(int most, List<RunRuleSpec> shares) {
    if (most == JudgedRuns.ANY) return true;
    return shares.isEmpty() ? most : shares.stream().map(RunTermsAnswer::show).toList();
  }

  private static Map<String, Object> show(RunRuleSpec rule) {
    var map = new LinkedHashMap<String, Object>();
    put(map, "of", rule.of());
    put(map, "phases", rule.phases());
    put(map, "calls", texts(rule.calls()));
    put(map, "passes", texts(rule.passes()));
    put(map, "ends", texts(rule.ends()));
    put(map, "through", texts(rule.through()));
    put(map, "crosses", texts(rule.crosses()));
    put(map, "needs", texts(rule.needs()));
    if (!rule.allowed()) map.put("allowed", false);
    if (rule.adds() != 0) map.put("adds", rule.adds());
    put(map, "forEach", rule.forEach());
    if (rule.most() != 0) map.put("most", rule.most());
    if (rule.best() != 0) map.put("best", rule.best());
    if (!rule.says().isEmpty()) map.put("says", rule.says());
    return map;
  }

  private static void put(Map<String, Object> map, String name, List<String> words) {
    if (!words.isEmpty()) map.put(name, words);
  }

  private static List<String> texts(List<StopsWanted> counts) {
    return counts.stream().map(StopsWanted::text).toList();
  }
}
