package roundhouse.workshop.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashReportsTest {
  @TempDir Path folder;

  @Test
  void aReportTellsWhenWhereAndOnWhatSystem() throws Exception {
    Path report =
        new CrashReports(folder)
            .write(new Thread("event thread"), new IllegalStateException("a wheel came off"));

    assertThat(Files.readString(report))
        .contains(
            "'event thread'",
            "a wheel came off",
            getClass().getName(),
            "java.version",
            "os.name",
            "MB");
  }

  @Test
  void theSameFaultAgainIsReportedOnce() throws Exception {
    var reports = new CrashReports(folder);
    var fault = new IllegalStateException("again and again");

    assertThat(reports.write(Thread.currentThread(), fault))
        .isEqualTo(reports.write(Thread.currentThread(), fault));
  }

  @Test
  void onlyTheLatestAreKept() throws Exception {
    var reports = new CrashReports(folder);
    Path last = folder;
    for (int fault = 0; fault < 25; fault++)
      last = reports.write(Thread.currentThread(), new IllegalStateException("fault " + fault));

    try (Stream<Path> all = Files.list(folder)) {
      assertThat(all.toList()).hasSize(20).contains(last);
    }
  }
}
