package roundhouse.workshop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
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
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.TitleSource;

/**
 * Plays a game that another program recorded with the design of its title. That takes seconds, so
 * it has its own thread. A game that is opened or begun in the meantime stays.
 */
public final class RecordedGameOpening {
  private final SnapshotLoop loop;
  private final TitleSource titles;
  private final AtomicInteger latest = new AtomicInteger();
  private final List<Consumer<Optional<OpeningProgress>>> listeners = new CopyOnWriteArrayList<>();

  RecordedGameOpening(SnapshotLoop loop, TitleSource titles) {
    this.loop = loop;
    this.titles = titles;
  }

  /** Calls the listener, on any thread, with each progress; with nothing at the end. */
  public void listen(Consumer<Optional<OpeningProgress>> listener) {
    listeners.add(listener);
  }

  /** Gives the game up that is being opened; the game that is open stays. */
  public void cancel() {
    supersede();
    loop.submit(() -> loop.announce(Notice.Kind.DONE, UiWords.of("games.recorded-cancelled")));
  }

  /** Drops the game that is still being played here, because another was opened. */
  void supersede() {
    tell(latest.incrementAndGet(), Optional.empty());
  }

  /**
   * Plays the file's game.
   *
   * @param opened takes the game, as far as it could be played
   */
  void open(Path file, Consumer<GameLog> opened) {
    int mine = latest.incrementAndGet();
    tell(mine, Optional.of(new OpeningProgress(file, 0, 0)));
    BackgroundThreads.start("recorded game", () -> play(mine, file, opened));
  }

  private void play(int mine, Path file, Consumer<GameLog> opened) {
    try {
      ExportedGame raw = ExportedGame.read(file);
      int all = raw.recording().actions().size();
      step(mine, new OpeningProgress(file, 0, all));
      Title title = new Conformance(new ProjectTitles(titles)).title(raw.recording());
      GameImport game =
          GameImport.of(
              title,
              raw.named(title.design()),
              reached -> step(mine, new OpeningProgress(file, reached, all)));
      end(mine, () -> opened.accept(game.log()), Notice.Kind.DONE, says(raw, game));
    } catch (IOException unreadable) {
      failed(mine, unreadable.getMessage());
    } catch (HookFailure script) {
      failed(mine, script.says());
    } catch (CancellationException superseded) {
      // Whoever superseded it has reported what happens instead.
    }
  }

  private void step(int mine, OpeningProgress reached) {
    if (mine != latest.get()) throw new CancellationException(reached.file().toString());
    tell(mine, Optional.of(reached));
  }

  private void tell(int mine, Optional<OpeningProgress> progress) {
    if (mine == latest.get()) for (var listener : listeners) listener.accept(progress);
  }

  private void failed(int mine, String why) {
    end(mine, () -> {}, Notice.Kind.FAILED, UiWords.of("games.unopened", why));
  }

  private void end(int mine, Runnable first, Notice.Kind kind, String says) {
    loop.submit(
        () -> {
          if (mine != latest.get()) return;
          try {
            first.run();
            loop.announce(kind, says);
          } finally {
            tell(mine, Optional.empty());
          }
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

  /** The designs of the project, among which a recorded game has its title. */
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
