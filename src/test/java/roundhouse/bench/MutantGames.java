package roundhouse.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.engine.Title;
import roundhouse.interop.Recording;
import roundhouse.interop.RecordingFiles;
import roundhouse.interop.replay.Conformance;
import roundhouse.interop.replay.DesignTitles;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;

/**
 * Games that may notice a changed design: golden ones, and recorded ones where they lie beside the
 * repository.
 */
final class MutantGames {

  /**
   * A game as the unchanged design plays it.
   *
   * @param recording that it came from; where there is one, only what differs from the recording
   *     counts
   */
  private record Witness(String name, GoldenGame game, Optional<Recording> recording) {}

  private final List<Witness> witnesses;

  private MutantGames(List<Witness> witnesses) {
    this.witnesses = List.copyOf(witnesses);
  }

  static MutantGames of(String design) throws IOException {
    var witnesses = new ArrayList<Witness>();
    for (Path file : GoldenGame.files(GoldenGame.FOLDER.resolve(design))) {
      witnesses.add(
          new Witness("golden " + file.getFileName(), GoldenGame.read(file), Optional.empty()));
    }
    var conformance = new Conformance(new DesignTitles(Repository.titles()));
    for (Path file : RecordedGames.files(design)) {
      Recording recording = RecordingFiles.read(file);
      var outcome = conformance.replay(recording);
      if (outcome.equal())
        witnesses.add(
            new Witness(
                recording.name(),
                GoldenGame.of(conformance.title(recording), outcome.log()),
                Optional.of(recording)));
    }
    return new MutantGames(witnesses);
  }

  int size() {
    return witnesses.size();
  }

  /** The first thing that differs under changed designs; nothing when no game notices. */
  Optional<String> notice(Path designs, String design) {
    var titles = new HashMap<Set<String>, Optional<Title>>();
    var loader = new TitleLoader(designs, Repository.scripts(), Repository.tileLibrary());
    for (Witness witness : witnesses) {
      Optional<Title> title =
          titles.computeIfAbsent(
              witness.game().options(), options -> loader.loadAlone(design, options).title());
      if (title.isEmpty()) return Optional.of("it cannot be loaded");
      Optional<String> noticed = notice(witness, title.get(), loader);
      if (noticed.isPresent()) return Optional.of(witness.name() + ": " + noticed.get());
    }
    return Optional.empty();
  }

  /**
   * A recording tells less of a state than ours has, so what differs must differ from the recording
   * too.
   */
  private static Optional<String> notice(Witness witness, Title title, TitleLoader loader) {
    Optional<String> differs = difference(witness.game(), title);
    if (differs.isEmpty() || witness.recording().isEmpty()) return differs;
    try {
      return new Conformance(new DesignTitles(loader))
          .replay(witness.recording().get())
          .problem()
          .map(Object::toString);
    } catch (IOException | RuntimeException failure) {
      return Optional.of(String.valueOf(failure.getMessage()));
    }
  }

  /** Whatever a changed design makes the engine throw is noticed as well. */
  private static Optional<String> difference(GoldenGame game, Title title) {
    try {
      return game.difference(title);
    } catch (RuntimeException failure) {
      return Optional.of(String.valueOf(failure.getMessage()));
    }
  }
}
