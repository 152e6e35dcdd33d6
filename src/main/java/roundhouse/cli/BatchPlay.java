package roundhouse.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.text.ProgressLine;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.lab.answers.Timelines;
import roundhouse.lab.batch.Batch;
import roundhouse.lab.batch.BatchReport;
import roundhouse.lab.batch.BatchReportJson;
import roundhouse.lab.batch.BatchReportText;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.simulation.Shrinker;

/**
 * Plays a batch and prints its figures.
 *
 * @param json as JSON
 * @param events with how often each event happened
 */
record BatchPlay(CommandSpec spec, boolean json, boolean events) {
  private static final int ACTIONS_TOLD = 20;

  int play(Batch batch) {
    var timelines = new Timelines(batch.variants().stream().map(Variant::name).toList());
    BatchReport report = run(batch, timelines);
    report.failures().stream()
        .filter(failure -> Shrinker.canShorten(failure.game()))
        .findFirst()
        .ifPresent(failure -> shortest(failure, batch.variants()));
    print(report, timelines, batch.checked());
    return report.failures().isEmpty() ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private BatchReport run(Batch batch, Timelines timelines) {
    try (var progress =
        new ProgressLine(spec.commandLine().getErr()) {
          @Override
          public void recorded(String variant, GameRecord rows) {
            timelines.add(rows);
          }
        }) {
      return batch.run(progress);
    }
  }

  private void print(BatchReport report, Timelines timelines, boolean checked) {
    PrintWriter out = spec.commandLine().getOut();
    if (!json) out.print(timelines.text());
    out.println(json ? BatchReportJson.of(report) : BatchReportText.of(report));
    if (events && !json) out.print(BatchReportText.events(report));
    if (!json) out.printf("%n%s%n", summary(report, checked));
    out.flush();
  }

  private static String summary(BatchReport report, boolean checked) {
    int failed = report.failed();
    String games = report.games() == 1 ? "1 game" : report.games() + " games";
    if (failed > 0) return "%s: %s failed.".formatted(games, failed);
    return games + " ended by the rules" + (checked ? " and kept all invariants." : ".");
  }

  /** Prints the end of the first failure, in as few actions as possible. */
  private void shortest(BatchReport.Failure failure, List<Variant> variants) {
    Title title =
        variants.stream()
            .filter(variant -> variant.name().equals(failure.variant()))
            .findFirst()
            .orElseThrow()
            .title();
    PrintWriter err = spec.commandLine().getErr();
    err.println("Shortening the first failure ...");
    err.flush();
    GameLog log = Shrinker.shrink(title, failure.game());
    err.printf(
        "The first failure in %s actions (seed %s, %s players):%n",
        log.actions().size(), log.seed(), failure.players());
    int earlier = Math.max(0, log.actions().size() - ACTIONS_TOLD);
    if (earlier > 0)
      err.printf(
          "  (%s actions before these; '--players %s --game %s' shows the game as it was played)%n",
          earlier, failure.players(), log.seed());
    log.actions().stream().skip(earlier).forEach(action -> err.println("  " + action));
    err.flush();
  }
}
