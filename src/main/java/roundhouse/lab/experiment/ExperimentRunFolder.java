package roundhouse.lab.experiment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.KeptRows;
import roundhouse.lab.rows.RowFiles;

/**
 * The folder of an experiment's rows. It also holds what is needed to play it again, so that an
 * experiment that was stopped can be continued, and more games can be added.
 */
public final class ExperimentRunFolder {
  /** Says what was played. */
  public static final String ABOUT = "experiment.json";

  static final String LIMIT = "limit";

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private final Path folder;
  private final String about;

  public ExperimentRunFolder(Path folder, Experiment experiment) {
    this.folder = folder;
    this.about = about(experiment);
  }

  /**
   * Opens the row files behind the games that are there, which it hands on in order.
   *
   * @throws IOException when the files cannot be read or written, or belong to another experiment
   */
  public RowFiles open(Consumer<GameRecord> known) throws IOException {
    Files.createDirectories(folder);
    Path file = folder.resolve(ABOUT);
    if (!Files.exists(file)) {
      AtomicFiles.write(file, about);
      return new RowFiles(folder);
    }
    if (!RegularFiles.text(file).equals(about))
      throw new IOException(
          "it holds the games of another experiment, as its %s says; name another folder"
              .formatted(ABOUT));
    return RowFiles.after(folder, KeptRows.read(folder, known));
  }

  /** Everything that decides what games are played, but not how many. */
  public static String about(Experiment experiment) {
    var all = new LinkedHashMap<String, Object>();
    all.put("format", 2);
    all.put("sides", experiment.sides().stream().map(ExperimentRunFolder::side).toList());
    all.put("players", experiment.players());
    all.put("seed", experiment.seed());
    all.put("bots", experiment.bots());
    all.put(LIMIT, experiment.limits().actions());
    try {
      return JSON.writeValueAsString(all) + "\n";
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("an experiment is plain data", impossible);
    }
  }

  private static Map<String, Object> side(Variant side) {
    var all = new LinkedHashMap<String, Object>();
    all.put("side", side.name());
    all.put("design", side.title().id());
    all.put("options", List.copyOf(side.title().options()));
    all.put("revision", side.title().fingerprint());
    return all;
  }
}
