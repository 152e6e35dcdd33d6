package roundhouse.lab.experiment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import roundhouse.files.AtomicFiles;
import roundhouse.files.FolderTree;
import roundhouse.files.ResultFolder;
import roundhouse.lab.answers.Contrast;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.rows.DamagedGames;
import roundhouse.lab.rows.GameOrder;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.KeptCsv;
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

  /** The values of a side that its design does not have. */
  static final String VALUES = "values";

  /** The folder of files that are being written again. */
  private static final String REWRITTEN = "rewritten";

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private final Path folder;
  private final GameOrder order;
  private final String about;

  public ExperimentRunFolder(Path folder, Experiment experiment) {
    this.folder = folder;
    this.order = experiment.order();
    this.about = about(experiment);
  }

  /**
   * Does nothing if the folder is new or empty, or holds rows of this experiment.
   *
   * @throws IOException when it holds anything else, or links and folders in place of its files;
   *     the message says what to do
   */
  public void refuseForeign() throws IOException {
    new ResultFolder(folder, ABOUT, own()).refuseForeign(about, "experiment");
  }

  private static List<String> own() {
    var names = new ArrayList<>(RowFiles.names());
    names.addAll(List.of(KeptAwaited.FILE, "effect.json"));
    return names;
  }

  /**
   * Makes the folder that of this experiment.
   *
   * @throws IOException when it cannot be written, or belongs to another
   */
  public void claim() throws IOException {
    refuseForeign();
    Path file = folder.resolve(ABOUT);
    if (!Files.exists(file)) AtomicFiles.write(file, about);
  }

  /**
   * What the folder holds.
   *
   * @param whole how many games there are up to the last that is as it was written
   * @param damaged games that are not
   * @param csv files that do not repeat these rows
   */
  record Kept(int whole, DamagedGames damaged, List<String> csv) {
    boolean asWritten() {
      return damaged.isEmpty() && csv.isEmpty();
    }

    /** Sentences about what is not as it was written. */
    List<String> says() {
      var all = new ArrayList<String>();
      damaged.says("they are played again").ifPresent(all::add);
      if (damaged.isEmpty())
        all.add("%s did not repeat the rows: written again.".formatted(String.join(", ", csv)));
      return all;
    }
  }

  /**
   * Reads all games, and hands on those before the first that is not as it was written.
   *
   * @throws IOException when a file cannot be read
   */
  Kept read(Consumer<GameRecord> known) throws IOException {
    var damaged = new DamagedGames();
    int place = 0;
    int whole = 0;
    try (KeptRows rows = rows();
        var csv = new KeptCsv(folder)) {
      for (var next = rows.next(); next.isPresent(); next = rows.next()) {
        place++;
        switch (next.get()) {
          case KeptRows.Kept.Damaged bad -> damaged.add(bad);
          case KeptRows.Kept.Whole(GameRecord game) -> {
            csv.compare(game);
            if (damaged.isEmpty()) known.accept(game);
            whole = place;
          }
        }
      }
      boolean begun =
          RowFiles.names().stream().anyMatch(name -> Files.exists(folder.resolve(name)));
      return new Kept(whole, damaged, begun ? csv.wrong() : List.of());
    }
  }

  KeptRows rows() throws IOException {
    return KeptRows.open(folder, order);
  }

  /** An empty folder within this one, for files that replace those of this one. */
  Path beginRewriting() throws IOException {
    Path rewritten = folder.resolve(REWRITTEN);
    FolderTree.delete(rewritten);
    return Files.createDirectory(rewritten);
  }

  /** Replaces the files with those of another folder. */
  void replace(Path rewritten) throws IOException {
    RowFiles.replace(folder, rewritten);
  }

  /** Everything that decides what games are played, but not how many. */
  public static String about(Experiment experiment) {
    var all = new LinkedHashMap<String, Object>();
    all.put("format", 3);
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
    // A side that is varied is named after its values.
    if (!side.changes().isEmpty() && !side.name().equals(Sweep.named(side.changes())))
      all.put(VALUES, Contrast.levels(side.changes()));
    all.put("revision", side.title().fingerprint());
    return all;
  }
}
