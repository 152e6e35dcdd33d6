package roundhouse.table;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.jetty.http.HttpHeader;
import roundhouse.table.HttpAnswer.Denied;

/** Tells guests what they see whenever that has changed; only the latest waits to be told. */
final class ViewNews {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Windows that one guest has open; the link for looking on is anybody's. */
  private static final int MOST_PLACES = 6;

  static final int MOST_WATCHERS = 50;
  private static final long HEARTBEAT_SECONDS = 15;
  private static final long POLL_SECONDS = 25;

  private final Table table;

  ViewNews(Table table) {
    this.table = table;
  }

  /**
   * A view each time that something has changed, and an empty line where nothing has.
   *
   * @param secret by which the guest is known, while it counts
   * @param running whether the server goes on
   */
  void stream(Guest guest, String secret, HttpAnswer answer, BooleanSupplier running)
      throws IOException, InterruptedException {
    if (table.places(guest) >= (guest.equals(Guest.WATCHER) ? MOST_WATCHERS : MOST_PLACES))
      throw new Denied(429, "This link is open too often.");
    var news = new Semaphore(1);
    Runnable tell = news::release;
    table.comesOrGoes(guest, 1);
    table.listen(tell);
    answer.response().getHeaders().put(HttpHeader.CONTENT_TYPE, "application/x-ndjson");
    answer.response().getHeaders().put("X-Accel-Buffering", "no");
    try (OutputStream out = Compression.of(answer.response())) {
      long seen = -1;
      while (running.getAsBoolean()) {
        boolean told = news.tryAcquire(HEARTBEAT_SECONDS, TimeUnit.SECONDS);
        news.drainPermits();
        if (table.file().guest(secret).isEmpty()) break;
        // While an answer is on its way more may happen, which it shows already.
        if (told && table.moment().version() == seen) continue;
        Optional<TableView> view = told ? TableRequests.await(table.view(guest)) : Optional.empty();
        seen = view.map(TableView::version).orElse(seen);
        out.write(line(view));
        out.flush();
      }
    } catch (Denied _) {
      // The answer has begun: it ends, and the page asks again.
    } finally {
      table.forget(tell);
      table.comesOrGoes(guest, -1);
    }
    answer.callback().succeeded();
  }

  private static byte[] line(Optional<TableView> view) throws IOException {
    return HttpAnswer.bytes(view.isEmpty() ? "\n" : JSON.writeValueAsString(view.get()) + "\n");
  }

  /**
   * The view once it is another version than the guest has, or after a while as it is.
   *
   * @param after the version that the guest has
   */
  TableView next(Guest guest, Optional<String> after) throws InterruptedException {
    var news = new Semaphore(0);
    Runnable tell = news::release;
    table.listen(tell);
    try {
      if (after.equals(Optional.of(Long.toString(table.moment().version()))))
        news.tryAcquire(POLL_SECONDS, TimeUnit.SECONDS);
    } finally {
      table.forget(tell);
    }
    return TableRequests.await(table.view(guest))
        .orElseThrow(() -> new Denied(503, "The game is being loaded."));
  }
}
