package roundhouse.lab.batch;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.List;

/** A report as JSON: the figures, and the seeds of the first games that failed. */
public final class BatchReportJson {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private BatchReportJson() {}

  private record Written(
      String title,
      long seed,
      int games,
      double seconds,
      double gamesPerSecondAndCore,
      List<VariantFigures> figures,
      int failed,
      List<Failed> failures) {}

  private record Failed(String variant, int players, long seed, int actions, String says) {}

  public static String of(BatchReport report) {
    var written =
        new Written(
            report.title(),
            report.seed(),
            report.games(),
            report.seconds(),
            report.gamesPerSecondAndCore(),
            report.figures(),
            report.failed(),
            report.failures().stream().map(BatchReportJson::failed).toList());
    try {
      return JSON.writeValueAsString(written);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("figures are plain data", impossible);
    }
  }

  private static Failed failed(BatchReport.Failure failure) {
    return new Failed(
        failure.variant(),
        failure.players(),
        failure.seed(),
        failure.game().log().actions().size(),
        failure.says());
  }
}
