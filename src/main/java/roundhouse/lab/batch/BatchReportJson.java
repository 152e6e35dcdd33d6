package roundhouse.lab.batch;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.LinkedHashMap;
import java.util.Map;

/** A report as JSON: the figures, and the seeds of the first games that failed. */
public final class BatchReportJson {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private BatchReportJson() {}

  public static String of(BatchReport report) {
    var all = new LinkedHashMap<String, Object>();
    all.put("title", report.title());
    all.put("seed", report.seed());
    all.put("games", report.games());
    all.put("seconds", report.seconds());
    all.put("gamesPerSecondAndCore", report.gamesPerSecondAndCore());
    all.put("figures", report.figures());
    all.put("failed", report.failed());
    all.put("failures", report.failures().stream().map(BatchReportJson::failure).toList());
    try {
      return JSON.writeValueAsString(all);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("figures are plain data", impossible);
    }
  }

  private static Map<String, Object> failure(BatchReport.Failure failure) {
    var all = new LinkedHashMap<String, Object>();
    all.put("variant", failure.variant());
    all.put("players", failure.players());
    all.put("seed", failure.seed());
    all.put("actions", failure.game().log().actions().size());
    all.put("says", failure.says());
    return all;
  }
}
