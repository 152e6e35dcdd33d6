package roundhouse.editor.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.ProjectExperiment;
import roundhouse.workshop.project.RevisionEffect;
import roundhouse.workshop.project.TitleSource;

/**
 * What was done with a design last.
 *
 * @param changed the file of the design that was written last, if there is any
 * @param verdict what the last run of an experiment with it says
 */
record DesignPast(Optional<Path> changed, Optional<String> verdict) {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneId.systemDefault());

  private record Run(ProjectExperiment experiment, KeptExperimentRun run) {}

  /** Reads the files of a design and the runs of the project; takes a while. */
  static DesignPast read(TitleSource titles, Path design) {
    return new DesignPast(newest(design), verdict(titles, design));
  }

  private static Optional<Path> newest(Path design) {
    try (Stream<Path> files = Files.walk(design)) {
      return files
          .filter(Files::isRegularFile)
          .max(Comparator.comparing(DesignPast::time).thenComparing(Path::getFileName));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private static FileTime time(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException gone) {
      return FileTime.fromMillis(0);
    }
  }

  private static Optional<String> verdict(TitleSource titles, Path design) {
    String name = design.getFileName().toString();
    return ProjectExperiment.all(titles).stream()
        .flatMap(experiment -> runs(experiment).map(run -> new Run(experiment, run)))
        .filter(each -> each.run().designs().containsValue(name))
        .max(Comparator.comparing(each -> each.run().when()))
        .map(last -> verdict(last, name));
  }

  private static Stream<KeptExperimentRun> runs(ProjectExperiment experiment) {
    try {
      return experiment.runs().all().stream();
    } catch (IOException unreadable) {
      return Stream.empty();
    }
  }

  private static String verdict(Run last, String design) {
    return UiWords.of(
        "start.verdict",
        last.experiment().name(),
        TIME.format(last.run().when().toInstant()),
        says(last.run(), design));
  }

  private static String says(KeptExperimentRun run, String design) {
    try {
      return RevisionEffect.read(run).stream()
          .filter(effect -> design.equals(run.designs().get(effect.side())))
          .findFirst()
          .map(
              effect ->
                  effect.clear().isEmpty()
                      ? UiWords.of("experiments.nothing-clear")
                      : String.join(" ", effect.clear()))
          .orElseGet(() -> UiWords.counted("start.games", run.games()));
    } catch (IOException unreadable) {
      return UiWords.counted("start.games", run.games());
    }
  }

  /** In two sentences. */
  String says() {
    String last =
        changed
            .map(
                file ->
                    UiWords.of(
                        "start.changed", file.getFileName(), TIME.format(time(file).toInstant())))
            .orElse("");
    return last + "\n" + verdict.orElse(UiWords.of("start.no-verdict"));
  }
}
