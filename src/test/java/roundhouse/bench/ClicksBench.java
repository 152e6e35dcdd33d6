package roundhouse.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.testkit.GoldenGame;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.recovery.Recovery;

/**
 * Times how soon an action of a player is on the board and the next choices are known: the last 200
 * of a game of bots, all those before them to warm up.
 */
final class ClicksBench {
  private static final int CLICKS = 200;

  private record Seen(Snapshot snapshot, long nanos) {}

  private final Workshop workshop;
  private final ProjectCopy project;
  private final GameLog log;
  private final BlockingQueue<Seen> seen = new LinkedBlockingQueue<>();

  private ClicksBench(Workshop workshop, ProjectCopy project, GameLog log) {
    this.workshop = workshop;
    this.project = project;
    this.log = log;
    workshop.listen((_, now) -> seen.add(new Seen(now, System.nanoTime())));
  }

  static void run(List<String> arguments, PrintStream out) throws Exception {
    for (String title : arguments.isEmpty() ? List.of(BenchMain.TITLE, "1830") : arguments)
      measure(longest(title), out);
  }

  private static void measure(GameLog log, PrintStream out) throws Exception {
    out.printf("%s, the last clicks of %d%n", log.title(), log.actions().size());
    try (var project = ProjectCopy.of(log.title())) {
      var source =
          new FolderTitleSource(
              new ProjectFolders(project.root(), Optional.of(Path.of("").toAbsolutePath())));
      try (var workshop = new Workshop(source, new Recovery(project.root().resolve("state")))) {
        var bench = new ClicksBench(workshop, project, log);
        bench.unhurried(out);
        bench.atOnce(out);
      }
    }
  }

  /** Each click comes when the choices are there. */
  private void unhurried(PrintStream out) throws Exception {
    begin();
    long[] boards = new long[log.actions().size()];
    long[] choices = new long[boards.length];
    for (int i = 0; i < boards.length; i++) {
      long start = System.nanoTime();
      boards[i] = click(i) - start;
      choices[i] = await(now -> now.situation().isPresent()) - start;
    }
    out.println("click to board     " + last(boards));
    out.println("click to choices   " + last(choices));
  }

  /** Each click comes while the choices before it are still sought. */
  private void atOnce(PrintStream out) throws Exception {
    begin();
    long[] boards = new long[log.actions().size()];
    for (int i = 0; i < boards.length; i++) {
      long start = System.nanoTime();
      boards[i] = click(i) - start;
    }
    out.println("click in a hurry   " + last(boards));
  }

  private static Times last(long[] all) {
    int from = Math.max(0, all.length - CLICKS);
    long[] last = new long[all.length - from];
    System.arraycopy(all, from, last, 0, last.length);
    return new Times(last);
  }

  private void begin() throws Exception {
    seen.clear();
    workshop.begin(
        new GameSetup(project.design(), log.players(), Set.copyOf(log.options()), log.seed()));
    await(
        now ->
            now.situation().isPresent() && now.play().filter(play -> play.at() == 0).isPresent());
  }

  /** Plays an action; the time at which the board shows it. */
  private long click(int number) throws Exception {
    Action action = log.actions().get(number);
    workshop.play(action);
    return await(now -> now.play().filter(play -> play.at() == number + 1).isPresent());
  }

  private long await(Predicate<Snapshot> wanted) throws Exception {
    while (true) {
      Seen next = seen.poll(30, TimeUnit.SECONDS);
      if (next == null) throw new IOException("the workshop did not go on");
      if (wanted.test(next.snapshot())) return next.nanos();
    }
  }

  private static GameLog longest(String title) throws IOException {
    var games = new ArrayList<GameLog>();
    for (Path file : GoldenGame.files(GoldenGame.FOLDER.resolve(title)))
      games.add(GoldenGame.read(file).log());
    return games.stream()
        .max(Comparator.comparingInt(game -> game.actions().size()))
        .orElseThrow(() -> new IOException("There is no game of '" + title + "'"));
  }
}
