package roundhouse.lab.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import roundhouse.design.loading.TriedValue;
import roundhouse.files.RegularFiles;
import roundhouse.files.UnfitFileException;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.answers.Contrast;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.FigureGames;
import roundhouse.lab.answers.Questions;
import roundhouse.lab.rows.DamagedGames;
import roundhouse.lab.rows.GameOrder;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.KeptRows;
import roundhouse.lab.rows.RowFiles;
import roundhouse.lab.rows.RowTable;
import roundhouse.lab.simulation.SimulationLimits;

/**
 * A run of an experiment: its rows in a folder, and what was played.
 *
 * @param about as {@link ExperimentRunFolder#ABOUT} holds it
 */
public record KeptExperimentRun(Path folder, JsonNode about) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String SIDES = "sides";
  private static final String REVISION = "revision";

  /**
   * Reads what a folder says about its run.
   *
   * @throws IOException when it cannot be read
   */
  public static KeptExperimentRun read(Path folder) throws IOException {
    return new KeptExperimentRun(
        folder, JSON.readTree(RegularFiles.text(folder.resolve(ExperimentRunFolder.ABOUT))));
  }

  public String name() {
    return folder.getFileName().toString();
  }

  /** The design of each side, by the side's name. */
  public Map<String, String> designs() {
    return sides("design");
  }

  /** The revision of each side's design, by the side's name. */
  public Map<String, String> revisions() {
    return sides(REVISION);
  }

  /** The options that are on for a side. */
  public List<String> options(String side) {
    var all = new ArrayList<String>();
    for (JsonNode each : about.path(SIDES))
      if (each.path("side").asText().equals(side))
        each.path("options").forEach(option -> all.add(option.asText()));
    return all;
  }

  /** The values of a side that its design does not have. */
  public List<TriedValue> changes(String side) {
    var all = new ArrayList<TriedValue>();
    for (JsonNode each : about.path(SIDES))
      if (each.path("side").asText().equals(side))
        each.path(ExperimentRunFolder.VALUES)
            .properties()
            .forEach(value -> all.add(TriedValue.at(value.getKey(), value.getValue().asText())));
    return all;
  }

  private Map<String, String> sides(String key) {
    var all = new LinkedHashMap<String, String>();
    for (JsonNode side : about.path(SIDES))
      all.put(side.path("side").asText(), side.path(key).asText());
    return all;
  }

  public List<Integer> players() {
    var all = new ArrayList<Integer>();
    about.path("players").forEach(each -> all.add(each.asInt()));
    return all;
  }

  public List<String> bots() {
    var all = new ArrayList<String>();
    about.path("bots").forEach(each -> all.add(each.asText()));
    return all;
  }

  public long seed() {
    return about.path("seed").asLong();
  }

  /** The limits of its games. */
  public SimulationLimits limits() {
    return new SimulationLimits(
        about.path(ExperimentRunFolder.LIMIT).asInt(SimulationLimits.USUAL.actions()));
  }

  /** Games of each side whose rows are kept. */
  public int games() {
    Path file = file();
    if (!Files.exists(file)) return 0;
    try (BufferedReader reader = RegularFiles.reader(file)) {
      long together = (long) Math.max(1, players().size()) * Math.max(1, designs().size());
      return (int) (reader.lines().count() / together);
    } catch (IOException | UncheckedIOException unreadable) {
      return 0;
    }
  }

  /** Its games in order. */
  public GameOrder order() throws IOException {
    var order = new GameOrder(sides(), players(), seed());
    if (order.sides().isEmpty() || order.players().isEmpty())
      throw new UnfitFileException(
          folder, "its %s names no games".formatted(ExperimentRunFolder.ABOUT));
    return order;
  }

  private List<String> sides() {
    var all = new ArrayList<String>();
    about.path(SIDES).forEach(side -> all.add(side.path("side").asText()));
    return all;
  }

  /**
   * Passes on its games in order.
   *
   * @return those that are not as they were written, which count nowhere
   * @throws IOException when its rows cannot be read
   */
  public DamagedGames read(Consumer<GameRecord> games) throws IOException {
    return KeptRows.read(folder, order(), games);
  }

  /** Answers without a game yet. */
  public Answers noAnswers() throws IOException {
    return noAnswers(List.of());
  }

  /** The same with comparisons of many sides at once. */
  public Answers noAnswers(List<Contrast> contrasts) throws IOException {
    return new Answers(order().sides(), players(), contrasts);
  }

  /**
   * What its games answer: if they were played for one figure, all others are hints.
   *
   * @param first ids of figures that are answered before the others
   */
  public Questions questions(List<String> first) throws IOException {
    return Questions.of(first, KeptAwaited.read(folder));
  }

  /** The games with a number of players by the value of a figure. */
  public FigureGames games(Figure figure, int players) throws IOException {
    var games = new FigureGames(figure, players);
    read(games::add);
    return games;
  }

  /** When its last game was played. */
  public FileTime when() {
    try {
      return Files.getLastModifiedTime(Files.exists(file()) ? file() : folder);
    } catch (IOException gone) {
      return FileTime.fromMillis(0);
    }
  }

  private Path file() {
    return folder.resolve(RowTable.GAMES.fileName() + RowFiles.JSON);
  }

  /** Whether both played the same seeds with the same bots, so that only revisions differ. */
  public boolean comparesWith(KeptExperimentRun other) {
    return withoutRevisions(about).equals(withoutRevisions(other.about));
  }

  private static JsonNode withoutRevisions(JsonNode about) {
    JsonNode copy = about.deepCopy();
    for (JsonNode side : copy.path(SIDES))
      ((ObjectNode) side).remove(List.of(REVISION, ExperimentRunFolder.VALUES));
    return copy;
  }
}
