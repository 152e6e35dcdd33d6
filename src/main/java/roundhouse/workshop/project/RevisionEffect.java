package roundhouse.workshop.project;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.compare.ComparedScripts;
import roundhouse.compare.DesignComparison;
import roundhouse.design.loading.TriedValue;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.answers.AnswersText;
import roundhouse.lab.answers.DifferenceSentence;
import roundhouse.lab.experiment.ExperimentRuns;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.lab.experiment.RevisionPair;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;

/**
 * What a change of a design did: how it differs from the revision before, and how the games of both
 * differ with the same seeds.
 *
 * @param side whose design was changed
 * @param against the run before
 * @param changes of values, hooks and scripts
 * @param sentences that say how the games differ
 */
public record RevisionEffect(
    String side, String against, List<Change> changes, List<String> sentences) {
  private static final String FILE = "effect.json";
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  /**
   * A change.
   *
   * @param path keys from the top of the design: trains, 7+4, count; empty for a hook or a script
   * @param says "trains 7+4 count: 1 → 2"
   */
  public record Change(List<String> path, String says) {
    public Change {
      path = List.copyOf(path);
    }
  }

  public RevisionEffect {
    changes = List.copyOf(changes);
    sentences = List.copyOf(sentences);
  }

  /** "trains 7+4 count: 1 → 2, bank: 5000 → 6000". */
  public String says() {
    return changes.isEmpty()
        ? UiWords.of("lab.other-words")
        : changes.stream().map(Change::says).collect(Collectors.joining(", "));
  }

  /** A sentence about each clear difference. */
  public List<String> clear() {
    return sentences.stream()
        .map(String::strip)
        .filter(DifferenceSentence::isClear)
        .distinct()
        .toList();
  }

  /**
   * Compares a run with the one before it and keeps the result in its folder.
   *
   * @param questions figures that are answered first
   * @return one for each side whose design was changed; none if there is no earlier run
   * @throws IOException when a run cannot be read or the result not be written
   */
  public static List<RevisionEffect> keep(
      ExperimentRuns runs, KeptExperimentRun run, List<String> questions) throws IOException {
    Optional<KeptExperimentRun> before = runs.before(run);
    if (before.isEmpty()) return List.of();
    var pair = new RevisionPair(before.get(), run);
    var all = new ArrayList<RevisionEffect>();
    for (String side : pair.changed()) all.add(of(pair, side, questions));
    AtomicFiles.write(run.folder().resolve(FILE), JSON.writeValueAsBytes(all));
    return all;
  }

  private static RevisionEffect of(RevisionPair pair, String side, List<String> questions)
      throws IOException {
    RevisionPair.Pairs pairs = pair.answers(side);
    var sentences = new ArrayList<>(pairs.damaged());
    for (Answers.Table table : pairs.answers().tables())
      sentences.addAll(AnswersText.sentences(table.pairs().getFirst(), pair.questions(questions)));
    return new RevisionEffect(side, pair.before().name(), changes(pair, side), sentences);
  }

  private static List<Change> changes(RevisionPair pair, String side) throws IOException {
    Set<String> options = Set.copyOf(pair.after().options(side));
    try (KeptRevision old = KeptRevision.open(pair.before(), pair.before().designs().get(side));
        KeptRevision now = KeptRevision.open(pair.after(), pair.after().designs().get(side))) {
      Loaded before = old.load(options, TriedValue.all(pair.before().changes(side)));
      Loaded after = now.load(options, TriedValue.all(pair.after().changes(side)));
      if (before.title().isEmpty() || after.title().isEmpty()) return List.of();
      return changes(
          DesignComparison.of(
              before.title().get(),
              after.title().get(),
              new ComparedScripts(old.scripts(before), now.scripts(after))));
    }
  }

  private static List<Change> changes(DesignComparison both) {
    var all = new ArrayList<Change>();
    both.changes().forEach(each -> all.add(new Change(each.path(), each.sentence())));
    both.hooks().forEach(each -> all.add(new Change(List.of(), each.text())));
    both.scripts().forEach(each -> all.add(new Change(List.of(), each.name())));
    return all;
  }

  /** What was kept of a run; empty if there is nothing. */
  public static List<RevisionEffect> read(KeptExperimentRun run) throws IOException {
    Path file = run.folder().resolve(FILE);
    return Files.exists(file)
        ? JSON.readValue(RegularFiles.text(file), new TypeReference<List<RevisionEffect>>() {})
        : List.of();
  }
}
