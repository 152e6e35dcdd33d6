package roundhouse.engine.runs;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import roundhouse.board.TrackGraph.StopAt;
import roundhouse.design.spec.RunRuleSpec;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Effect;
import roundhouse.engine.Hook;
import roundhouse.game.Company;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.JudgedRuns;
import roundhouse.route.problem.RequiredLink;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.RunJudge;

/** Hooks of running trains and of what they earn. */
public final class RunHooks {
  /**
   * A train that runs this turn.
   *
   * @param id of its card
   * @param cities large stations where it may call
   * @param towns small stations where it may also call
   * @param spare whether unused calls at large stations may be used for small ones
   * @param leased whether the train is not the company's own
   * @param eachCall the revenue of every call, whatever the stop's value; 0 to use the values of
   *     stops
   */
  public record Runner(
      String id, String type, int cities, int towns, boolean spare, boolean leased, int eachCall) {}

  /** The income of a turn: revenue to pay out, and a subsidy for the company. */
  public record Income(int revenue, int subsidy) {}

  /**
   * What runs of a company need and earn beside the values of stops.
   *
   * @param rules of single runs
   * @param one if scripts judge each run, what they may add at most, as bonuses; no bonuses mean
   *     nothing
   * @param bounded whether these bounds are given; otherwise scripts may add anything
   * @param all if scripts judge the runs of a turn together, the most that they may add beside the
   *     shares; {@link JudgedRuns#ANY} for anything
   * @param shares the most that they may add for each of the runs, as bonuses
   * @param ways whether these scripts see only the ways of runs, not their calls
   * @param between two stops that one of the runs must lead from and to
   * @param idle whether all trains may stay idle nevertheless
   * @param data for these scripts
   */
  public record RunTerms(
      List<RunRuleSpec> rules,
      Optional<List<RunRuleSpec>> one,
      boolean bounded,
      OptionalInt all,
      List<RunRuleSpec> shares,
      boolean ways,
      Optional<RequiredLink> between,
      boolean idle,
      Object data) {

    static RunTerms of(List<RunRuleSpec> rules) {
      return new RunTerms(
          rules,
          Optional.empty(),
          false,
          OptionalInt.empty(),
          List.of(),
          false,
          Optional.empty(),
          false,
          Map.of());
    }

    boolean isJudged() {
      return one.isPresent() || all.isPresent();
    }
  }

  public record RunRules(Company company) {}

  public record OneRun(JudgedRun run, Object data) {}

  public record AllRuns(List<JudgedRun> runs, Object data) {}

  public record RunningTrains(Company company) {}

  public record StopRevenue(Company company, Runner train, StopAt stop) {}

  public record EndRevenue(Company company, Runner train, StopAt stop) {}

  public record StopSubsidy(Company company, Runner train, StopAt stop) {}

  public record HaltsCount(Company company) {}

  public record RunIncome(
      Company company, List<Runner> trains, List<Run> runs, int revenue, int subsidy) {}

  public record DividendKinds(Company company, int revenue) {}

  public record AfterRun(Company company, List<Run> runs, int revenue, int subsidy) {}

  public record AfterDividend(Company company, Dividend.Kind kind, int revenue) {}

  public static final Hook<RunningTrains, List<Runner>> RUNNING_TRAINS =
      Hook.question(
              "runningTrains",
              "Which trains run for a company this turn, and how far?",
              RunningTrains.class,
              RunAnswers.RUNNERS,
              StandardRunAnswers::trains)
          .standardSays("each of its own trains, as the design describes it.");

  public static final Hook<RunRules, RunTerms> RUN_RULES =
      Hook.question(
              "runRules",
              "What do a company's runs need, and what do they earn beside the values of stops?"
                  + " Asked before the search for runs. 'run' and 'runs' say whether the functions"
                  + " of these names judge runs, and what they may add at most: 'run' to a run,"
                  + " 'runs' to all of them, as a number or for each run. With 'sees: \"way\"' they"
                  + " see no calls, so the search asks them much less. One of the runs must lead"
                  + " 'between' the two stops that are given, unless with 'idle: true' no train"
                  + " runs.",
              RunRules.class,
              RunTermsAnswer.TYPE,
              (game, asked) -> RunTerms.of(game.design().routes().rules()))
          .standardSays("the rules of the design; no function judges runs.")
          .refusing((game, terms) -> RunTermsAnswer.fault(game, terms));

  public static final Hook<OneRun, RunJudge.Judgement> RUN =
      Hook.question(
              "run",
              "Is this run legal, and what does it earn beside its stops and rules? Asked by the"
                  + " search for runs if 'runRules' says so; it sees no state.",
              OneRun.class,
              RunTermsAnswer.JUDGEMENT,
              (game, asked) -> new RunJudge.Legal(0))
          .standardSays("it is legal and earns nothing more.")
          .withoutState();

  public static final Hook<AllRuns, RunJudge.Judgement> RUNS =
      Hook.question(
              "runs",
              "Are all runs of a turn legal together, whatever their order, and what do they earn"
                  + " beside each of them? Asked by the search for runs if 'runRules' says so; it"
                  + " sees no state.",
              AllRuns.class,
              RunTermsAnswer.JUDGEMENT,
              (game, asked) -> new RunJudge.Legal(0))
          .standardSays("they are legal and earn nothing more.")
          .withoutState();

  public static final Hook<StopRevenue, Integer> STOP_REVENUE =
      Hook.question(
              "stopRevenue",
              "What revenue does a train earn for a call at a stop? Asked for each train and stop"
                  + " before the search for runs.",
              StopRevenue.class,
              AnswerType.REVENUE_OF_STOP,
              StandardRunAnswers::stopRevenue)
          .standardSays("the value of the stop in the colour of the phase.");

  public static final Hook<StopSubsidy, Integer> STOP_SUBSIDY =
      Hook.question(
              "stopSubsidy",
              "What subsidy does the company get for a call at a stop?",
              StopSubsidy.class,
              AnswerType.REVENUE_OF_STOP,
              StandardRunAnswers::stopSubsidy)
          .standardSays("the design's subsidy for stops of its kind.");

  public static final Hook<EndRevenue, Integer> END_REVENUE =
      Hook.question(
              "endRevenue",
              "What extra revenue does a train earn at a stop where its run begins or ends?",
              EndRevenue.class,
              AnswerType.REVENUE_OF_STOP,
              (game, asked) -> 0)
          .standardSays("none.");

  public static final Hook<HaltsCount, Boolean> HALTS_COUNT =
      Hook.question(
              "haltsCount",
              "Do trains call at halts?",
              HaltsCount.class,
              AnswerType.TRUTH,
              (game, asked) -> true)
          .standardSays("yes.");

  public static final Hook<RunIncome, Income> RUN_INCOME =
      Hook.question(
              "runIncome",
              "What income do the runs of a turn bring? 'revenue' and 'subsidy' are the sums over"
                  + " all calls.",
              RunIncome.class,
              RunAnswers.INCOME,
              (game, asked) -> new Income(asked.revenue(), asked.subsidy()))
          .standardSays("the revenue of the stops, and their subsidy.");

  public static final Hook<DividendKinds, List<Dividend.Kind>> DIVIDEND_KINDS =
      Hook.question(
              "dividendKinds",
              "What may the company do with its revenue: 'pay', 'withhold', 'half'? A single answer"
                  + " is applied without asking.",
              DividendKinds.class,
              RunAnswers.DIVIDENDS,
              StandardRunAnswers::dividendKinds)
          .standardSays("the kinds that the step's line in the design names.");

  public static final Hook<AfterRun, List<Effect>> AFTER_RUN =
      Hook.event(
          "afterRun", "A company has run its trains; nothing has been paid yet.", AfterRun.class);

  public static final Hook<AfterDividend, List<Effect>> AFTER_DIVIDEND =
      Hook.event(
          "afterDividend",
          "A company has paid or withheld its revenue, and its price has moved.",
          AfterDividend.class);

  private RunHooks() {}
}
