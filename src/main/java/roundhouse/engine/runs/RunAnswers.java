package roundhouse.engine.runs;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.engine.AnswerType;
import roundhouse.engine.runs.RunHooks.Income;
import roundhouse.engine.runs.RunHooks.Runner;

/** What scripts answer to the hooks of runs: trains that run, income, and kinds of dividend. */
final class RunAnswers {
  private static final AnswerType<Integer> CALLS = AnswerType.whole(0, NumberLimits.FEW);

  static final AnswerType<List<Runner>> RUNNERS =
      new AnswerType<>(
          "{ id: string, type: string, cities: number, towns: number, spare?: boolean, leased?:"
              + " boolean, eachCall?: number }[]",
          RunAnswers::runners,
          runners -> runners.stream().map(RunAnswers::show).toList());

  static final AnswerType<Income> INCOME =
      new AnswerType<>(
          "{ revenue: number, subsidy: number }",
          answer ->
              new Income(
                  AnswerType.member(answer, "revenue", AnswerType.MONEY),
                  AnswerType.member(answer, "subsidy", AnswerType.MONEY)),
          RunAnswers::show);

  static final AnswerType<List<Dividend.Kind>> DIVIDENDS =
      new AnswerType<>(
          "string[]", RunAnswers::dividends, kinds -> kinds.stream().map(YamlNames::word).toList());

  private RunAnswers() {}

  private static List<Dividend.Kind> dividends(Object answer) {
    List<Dividend.Kind> kinds =
        AnswerType.list(answer, each -> dividend(AnswerType.TEXT.read().apply(each)));
    if (kinds.isEmpty())
      throw new IllegalArgumentException(
          "answer at least one of " + YamlNames.words(Dividend.Kind.class));
    return kinds;
  }

  private static Dividend.Kind dividend(String word) {
    List<String> words = YamlNames.words(Dividend.Kind.class);
    int index = words.indexOf(word);
    if (index < 0)
      throw new IllegalArgumentException(
          "there is no dividend '" + word + "': " + SpellingHint.fix(word, words));
    return Dividend.Kind.values()[index];
  }

  private static List<Runner> runners(Object answer) {
    List<Runner> runners = AnswerType.list(answer, RunAnswers::runner);
    var ids = new HashSet<String>();
    for (Runner each : runners)
      if (!ids.add(each.id()))
        throw new IllegalArgumentException(
            "two trains have the id '" + each.id() + "': give each its own id");
    return runners;
  }

  private static Runner runner(Object answer) {
    Object leased = answer instanceof Map<?, ?> map ? map.get("leased") : false;
    Object spare =
        answer instanceof Map<?, ?> map && map.containsKey("spare") ? map.get("spare") : true;
    return new Runner(
        AnswerType.member(answer, "id", AnswerType.TEXT),
        AnswerType.member(answer, "type", AnswerType.TEXT),
        AnswerType.member(answer, "cities", CALLS),
        AnswerType.member(answer, "towns", CALLS),
        Boolean.TRUE.equals(spare),
        Boolean.TRUE.equals(leased),
        answer instanceof Map<?, ?> map && map.containsKey("eachCall")
            ? AnswerType.REVENUE_OF_STOP.read().apply(map.get("eachCall"))
            : 0);
  }

  private static Map<String, Object> show(Income income) {
    var map = new LinkedHashMap<String, Object>();
    map.put("revenue", income.revenue());
    map.put("subsidy", income.subsidy());
    return map;
  }

  static Map<String, Object> show(Runner runner) {
    var map = new LinkedHashMap<String, Object>();
    map.put("id", runner.id());
    map.put("type", runner.type());
    map.put("cities", runner.cities());
    map.put("towns", runner.towns());
    map.put("spare", runner.spare());
    map.put("leased", runner.leased());
    map.put("eachCall", runner.eachCall());
    return map;
  }
}
