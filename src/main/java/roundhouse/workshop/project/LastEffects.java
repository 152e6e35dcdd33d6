package roundhouse.workshop.project;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.words.UiWords;

/**
 * What the last change of each value of a design did, according to the runs of experiments.
 *
 * @param byPlace in words, by part, name and key: trains, 7+4, count
 */
public record LastEffects(Map<List<String>, String> byPlace) {
  public static final LastEffects NONE = new LastEffects(Map.of());

  private static final int PLACE = 3;

  public LastEffects {
    byPlace = Map.copyOf(byPlace);
  }

  private record Run(ProjectExperiment experiment, KeptExperimentRun run) {}

  /** Reads what the experiments of a project say about a design; unreadable runs are skipped. */
  public static LastEffects of(TitleSource titles, Path design) {
    var runs = new ArrayList<Run>();
    for (ProjectExperiment experiment : ProjectExperiment.all(titles))
      runs(experiment).forEach(run -> runs.add(new Run(experiment, run)));
    runs.sort(Comparator.comparing(each -> each.run().when()));
    var all = new HashMap<List<String>, String>();
    for (Run run : runs) add(run, design.getFileName().toString(), all);
    return new LastEffects(all);
  }

  private static List<KeptExperimentRun> runs(ProjectExperiment experiment) {
    try {
      return experiment.runs().all();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  private static void add(Run run, String design, Map<List<String>, String> all) {
    for (RevisionEffect effect : effects(run.run()))
      if (design.equals(run.run().designs().get(effect.side())))
        for (RevisionEffect.Change change : effect.changes())
          if (change.path().size() >= PLACE)
            all.put(change.path().subList(0, PLACE), says(run, effect, change));
  }

  private static List<RevisionEffect> effects(KeptExperimentRun run) {
    try {
      return RevisionEffect.read(run);
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  private static String says(Run run, RevisionEffect effect, RevisionEffect.Change change) {
    List<String> clear = effect.clear();
    String did =
        clear.isEmpty() ? UiWords.of("experiments.nothing-clear") : String.join(" ", clear);
    String alone =
        effect.changes().size() == 1
            ? ""
            : " " + UiWords.of("experiments.not-alone", effect.changes().size());
    return UiWords.of(
        "experiments.last", change.says(), run.experiment().name(), run.run().name(), did + alone);
  }

  /** What the last change of the value at a place did; empty if no run says so. */
  public Optional<String> at(String part, String name, String key) {
    return Optional.ofNullable(byPlace.get(List.of(part, name, key)));
  }
}
