package roundhouse.editor.share;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.table.Act;
import roundhouse.table.Exposure;
import roundhouse.table.Guest;
import roundhouse.table.Table;
import roundhouse.table.TableFile;
import roundhouse.table.TableServer;
import roundhouse.table.TurnCalls;
import roundhouse.table.Webhook;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.files.WriteFailure;
import roundhouse.workshop.history.GameHistory;

/**
 * The table at which friends join the game of the window. It is there until it is closed, the
 * window ends, or another game is opened; the same game finds the same links again.
 */
public final class HostedTable implements SnapshotListener {

  private final Workshop workshop;
  private final Path tables;
  private final List<Consumer<Optional<String>>> listeners = new ArrayList<>();
  private Optional<OpenTable> open = Optional.empty();
  private Optional<TurnCalls> calls = Optional.empty();

  /** What is open for guests. */
  private record OpenTable(Table table, TableServer server, GameHistory of) {
    void close() {
      server.close();
      table.close();
    }

    boolean isFor(GameHistory game) {
      return of.players().equals(game.players()) && of.seed() == game.seed();
    }
  }

  /**
   * @param tables folder in which the links of tables are kept
   */
  public HostedTable(Workshop workshop, Path tables) {
    this.workshop = workshop;
    this.tables = tables;
  }

  /** Calls a listener after each change, with what the host should be told about it. */
  public void listen(Consumer<Optional<String>> listener) {
    listeners.add(listener);
  }

  private void changed(Optional<String> says) {
    listeners.forEach(each -> each.accept(says));
  }

  /** The table, while it is open. */
  public Optional<Table> table() {
    return open.map(OpenTable::table);
  }

  /** All whom the host lets in; the host is at the window. */
  List<TableFile.Link> guests() {
    return table().map(each -> each.file().links()).orElse(List.of()).stream()
        .filter(link -> !link.guest().equals(Guest.HOST))
        .toList();
  }

  String address(TableFile.Link link) {
    return open.orElseThrow().server().link(link);
  }

  /** Opens the table, soon. */
  void open(Exposure.To to) {
    BackgroundThreads.start("opening a table", () -> openNow(to));
  }

  private void openNow(Exposure.To to) {
    try {
      GameHistory game = workshop.now().play().orElseThrow();
      Table begun = Table.of(workshop, tables);
      var opened = new OpenTable(begun, served(begun, to), game);
      SwingUtilities.invokeLater(() -> opened(opened));
    } catch (IOException failed) {
      String says = UiWords.of("invite.failed", WriteFailure.reason(failed));
      SwingUtilities.invokeLater(() -> changed(Optional.of(says)));
    }
  }

  private static TableServer served(Table table, Exposure.To to) throws IOException {
    try {
      return server(table, to);
    } catch (IOException failed) {
      table.close();
      throw failed;
    }
  }

  /** At the port of last time, so that links stay what they were; where it is taken, at any. */
  private static TableServer server(Table table, Exposure.To to) throws IOException {
    int usual = table.file().served().map(Exposure::port).orElse(Exposure.TABLE_PORT);
    try {
      return new TableServer(table, new Exposure(to, usual, ""));
    } catch (IOException taken) {
      return new TableServer(table, new Exposure(to, 0, ""));
    }
  }

  private void opened(OpenTable opened) {
    open = Optional.of(opened);
    opened
        .table()
        .listen(() -> SwingUtilities.invokeLater(() -> changed(Optional.<String>empty())));
    changed(Optional.of(UiWords.of("invite.opened")));
  }

  /** Calls players at another address, or nowhere. */
  void call(Optional<Webhook> webhook) {
    calls.ifPresent(TurnCalls::close);
    calls = webhook.map(each -> new TurnCalls(open.orElseThrow().table(), each));
  }

  /**
   * Has the table do something for the host.
   *
   * @param done what the host is told when it is done
   * @param tell told what came of it, and whether it failed
   */
  public void ask(
      Function<Table, CompletableFuture<Act.Answer>> does,
      String done,
      BiConsumer<String, Boolean> tell) {
    if (open.isEmpty()) {
      tell.accept(UiWords.of("table.none"), true);
      return;
    }
    does.apply(open.get().table())
        .thenAccept(answer -> SwingUtilities.invokeLater(() -> told(answer, done, tell)));
  }

  private static void told(Act.Answer answer, String done, BiConsumer<String, Boolean> tell) {
    switch (answer) {
      case Act.Answer.Done _, Act.Answer.Told _ -> tell.accept(done, false);
      case Act.Answer.Refused(String reason) ->
          tell.accept(UiWords.of("table.refused", reason), true);
      case Act.Answer.Moved _ -> tell.accept(UiWords.of("table.moved"), true);
    }
  }

  void close() {
    close(UiWords.of("invite.closed"));
  }

  private void close(String says) {
    call(Optional.empty());
    open.ifPresent(each -> BackgroundThreads.start("closing a table", each::close));
    open = Optional.empty();
    changed(Optional.of(says));
  }

  /** Another game is another table. */
  @Override
  public void show(Snapshot before, Snapshot now) {
    boolean other =
        open.isPresent() && now.play().filter(game -> !open.get().isFor(game)).isPresent();
    if (other) close(UiWords.of("invite.other-game"));
    else if (open.isPresent() && !before.sameMoment(now)) changed(Optional.empty());
  }
}
