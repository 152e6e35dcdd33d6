package roundhouse.bench.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.game.UnfitPlayers;
import roundhouse.interop.ExportedGame;
import roundhouse.interop.Recording;
import roundhouse.interop.RecordingFiles;
import roundhouse.interop.replay.GameImport;
import roundhouse.testkit.SharedFolder;
import roundhouse.workshop.files.SavedGames;

/** Changed files of games: saved ones, recorded ones, and those of other engines. */
final class GameCases {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int MOST_ACTIONS = 150;

  private GameCases() {}

  static CaseOutcome save(FuzzProject project, Random random) throws IOException {
    GameLog sample = project.game(new TextMutator(random).pick(project.designs()));
    Path file = project.scratch().resolve("game.json");
    Files.writeString(file, changed(JSON.readTree(SavedGames.text(sample)), random));
    GameLog log;
    try {
      log = SavedGames.open(file);
    } catch (IOException told) {
      return CaseOutcome.REFUSED;
    }
    if (!project.designs().contains(log.title())) return CaseOutcome.REFUSED;
    var loaded = project.loader().loadAlone(log.title(), new HashSet<>(log.options()));
    return loaded.title().isEmpty() ? CaseOutcome.REFUSED : replay(loaded.title().get(), log);
  }

  private static CaseOutcome replay(Title title, GameLog log) {
    try {
      return SavedGameReplay.of(title, log).stopped().isPresent()
          ? CaseOutcome.STOPPED
          : CaseOutcome.ENDED;
    } catch (UnfitPlayers | HookFailure told) {
      return CaseOutcome.REFUSED;
    }
  }

  static CaseOutcome recording(FuzzProject project, Random random) throws IOException {
    List<Path> games = recordings();
    if (games.isEmpty()) return CaseOutcome.READ;
    Path game = new TextMutator(random).pick(games);
    String name = game.getFileName().toString().replace(".game.json", "");
    Path file = project.scratch().resolve("x.game.json");
    Files.writeString(file, changed(shortened(JSON.readTree(game.toFile())), random));
    Path trace = game.resolveSibling(name + ".trace.jsonl");
    List<String> lines = new ArrayList<>(Files.readAllLines(trace));
    lines = new ArrayList<>(lines.subList(0, Math.min(lines.size(), MOST_ACTIONS)));
    if (random.nextInt(3) == 0) {
      int line = random.nextInt(lines.size());
      lines.set(line, changed(JSON.readTree(lines.get(line)), random));
    }
    Files.write(project.scratch().resolve("x.trace.jsonl"), lines);
    try {
      Recording recording = RecordingFiles.read(file);
      project.conformance().replay(recording).toString();
      return CaseOutcome.ENDED;
    } catch (IOException told) {
      return CaseOutcome.REFUSED;
    }
  }

  static CaseOutcome imported(FuzzProject project, Random random) throws IOException {
    var games = new ArrayList<>(recordings());
    games.addAll(FuzzProject.files(SharedFolder.beside().resolve("maker-games"), ".json"));
    if (games.isEmpty()) return CaseOutcome.READ;
    Path file = project.scratch().resolve("export.json");
    JsonNode game = JSON.readTree(new TextMutator(random).pick(games).toFile());
    Files.writeString(file, changed(shortened(game), random));
    try {
      ExportedGame exported = ExportedGame.read(file);
      Title title = project.conformance().title(exported.recording());
      SavedGames.text(GameImport.of(title, exported.recording()).log());
      return CaseOutcome.ENDED;
    } catch (IOException told) {
      return CaseOutcome.REFUSED;
    }
  }

  /** As JSON, or as a text that is hardly JSON any more. */
  static String changed(String game, Random random) throws IOException {
    return changed(JSON.readTree(game), random);
  }

  private static String changed(JsonNode game, Random random) {
    if (random.nextInt(5) == 0) return new TextMutator(random).mutate(game.toPrettyString());
    new JsonMutator(random).mutate(game);
    return game.toString();
  }

  /** The first actions only, or a case takes long. */
  private static JsonNode shortened(JsonNode game) {
    if (game instanceof ObjectNode object && object.path("actions") instanceof ArrayNode actions)
      while (actions.size() > MOST_ACTIONS) actions.remove(actions.size() - 1);
    return game;
  }

  private static List<Path> recordings() throws IOException {
    Path folder = SharedFolder.beside().resolve("peer-games");
    return Files.isDirectory(folder) ? RecordingFiles.in(folder) : List.of();
  }
}
