package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game file as the other engine exports it, with everything that was undone, redone and said.
 *
 * @param recording the game without all that
 * @param messages how many times players said something, which is left out
 * @param undone actions that were taken back for good
 * @param unused what was found and could not be used, a sentence each
 */
public record RawGame(Recording recording, int messages, int undone, List<String> unused) {

  public RawGame {
    unused = List.copyOf(unused);
  }

  /**
   * Reads an exported file.
   *
   * @throws IOException when it cannot be read or is no exported game
   */
  public static RawGame read(Path file) throws IOException {
    JsonNode game = RecordingFiles.json(Files.readString(file), file, 1);
    if (!game.path("actions").isArray() || !game.hasNonNull("title")) {
      throw new IOException(file + " is no exported game: it has no 'title' and list of 'actions'");
    }
    JsonNode settings = game.path("settings");
    var linear = new Linear();
    game.path("actions").forEach(linear::take);
    var recording =
        new Recording(
            file.getFileName().toString().replace(".raw", "").replace(".json", ""),
            game.path("title").asText(),
            Recording.ids(game.path("players")),
            Recording.texts(settings.path("optional_rules")),
            settings.path("seed").asLong(game.path("id").asLong()),
            linear.standing().stream().map(RecordedAction::of).toList(),
            Recording.result(game.path("result")),
            Optional.empty());
    return new RawGame(recording, linear.messages, linear.undone.size(), linear.unused);
  }

  /**
   * Works off undo and redo: an undo takes back the last action that stands, or everything after
   * the one it names.
   */
  private static final class Linear {
    private final List<JsonNode> all = new ArrayList<>();
    private final Deque<Set<Integer>> before = new ArrayDeque<>();
    private Set<Integer> undone = new HashSet<>();
    private final List<String> unused = new ArrayList<>();
    private int messages;

    void take(JsonNode action) {
      switch (action.path("type").asText()) {
        case "message" -> messages++;
        case "undo" -> undo(action);
        case "redo" -> redo(action);
        default -> play(action);
      }
    }

    /** Whoever goes on playing gives up redoing what was undone before. */
    private void play(JsonNode action) {
      all.add(action);
      before.clear();
    }

    private void undo(JsonNode action) {
      var next = new HashSet<>(undone);
      if (action.hasNonNull("action_id")) {
        int kept = action.path("action_id").asInt();
        all.stream()
            .map(each -> each.path("id").asInt())
            .filter(id -> id > kept)
            .forEach(next::add);
      } else {
        last()
            .ifPresentOrElse(
                id -> next.add(id),
                () ->
                    unused.add(
                        "undo " + action.path("id").asInt() + ": nothing is left to be undone"));
      }
      before.push(undone);
      undone = next;
    }

    private Optional<Integer> last() {
      return all.reversed().stream()
          .map(each -> each.path("id").asInt())
          .filter(id -> !undone.contains(id))
          .findFirst();
    }

    private void redo(JsonNode action) {
      if (before.isEmpty())
        unused.add("redo " + action.path("id").asInt() + ": nothing was undone just before");
      else undone = before.pop();
    }

    List<JsonNode> standing() {
      return all.stream().filter(each -> !undone.contains(each.path("id").asInt())).toList();
    }
  }
}
