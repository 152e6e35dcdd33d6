package roundhouse.workshop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import roundhouse.design.spec.RecordingsSpec;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.interop.ExportedGame;
import roundhouse.interop.replay.Conformance;
import roundhouse.interop.replay.GameImport;
import roundhouse.interop.replay.RecordedTitles;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.TitleSource;

/**
 * Plays a game that another program recorded with the design of its title, on a thread of its own:
 * that takes seconds. A game that is opened or begun meanwhile stays.
 */
final class RecordedGameOpening {
  private final SnapshotLoop loop;
  private final TitleSource titles;
  private final AtomicInteger latest = new AtomicInteger();

  RecordedGameOpening(SnapshotLoop loop, TitleSource titles) {
    this.loop = loop;
    this.titles = titles;
  }

  /** Another game was opened: the one that is still being played here is dropped. */
  void supersede() {
    latest.incrementAndGet();
  }

  /**
   * Plays the file's game.
   *
   * @param opened takes the game, as far as it could be played
   */
  void open(Path file, Consumer<GameLog> opened) {
    int mine = latest.incrementAndGet();
    loop.submit(
        () ->
            loop.announce(
                Notice.Kind.DONE, UiWords.of("games.recorded-playing", file.getFileName())));
    Thread.ofPlatform()
        .daemon()
        .name("recorded game")
        .start(
            () -> {
              try {
                ExportedGame raw = ExportedGame.read(file);
                Title title = title(raw);
                GameImport game = GameImport.of(title, raw.named(title.design()));
                tell(mine, () -> opened.accept(game.log()), Notice.Kind.DONE, says(raw, game));
              } catch (IOException unreadable) {
                failed(mine, unreadable.getMessage());
              } catch (HookFailure script) {
                failed(mine, script.says());
              }
            });
  }

  private Title title(ExportedGame raw) throws IOException {
    return new Conformance(new ProjectTitles(titles)).title(raw.recording());
  }

  private void failed(int mine, String why) {
    tell(mine, () -> {}, Notice.Kind.FAILED, UiWords.of("games.unopened", why));
  }

  private void tell(int mine, Runnable first, Notice.Kind kind, String says) {
    loop.submit(
        () -> {
          if (mine != latest.get()) return;
          first.run();
          loop.announce(kind, says);
        });
  }

  private static String says(ExportedGame raw, GameImport game) {
    var notes = new ArrayList<>(raw.unused());
    notes.addAll(game.notes());
    int all = raw.recording().actions().size();
    return notes.isEmpty()
        ? UiWords.of("games.recorded", all)
        : UiWords.of("games.recorded-part", game.actions(), all, String.join("; ", notes));
  }

  /** The designs of the project. */
  private record ProjectTitles(TitleSource titles) implements RecordedTitles {
    @Override
    public List<String> ids() {
      return titles.designs().stream().map(folder -> folder.getFileName().toString()).toList();
    }

    @Override
    public RecordingsSpec recordings(String id) throws IOException {
      return load(id, Set.of()).design().recordings();
    }

    @Override
    public Title load(String id, Set<String> options) throws IOException {
      Path folder =
          titles.designs().stream()
              .filter(each -> each.getFileName().toString().equals(id))
              .findFirst()
              .orElseThrow(() -> new IOException(UiWords.of("games.no-title", id)));
      return titles
          .load(folder, options)
          .title()
          .orElseThrow(() -> new IOException(UiWords.of("games.title-errors", id)));
    }
  }
}
