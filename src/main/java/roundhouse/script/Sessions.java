package roundhouse.script;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The sessions that hold threads and contexts now. A title that was loaded anew, or a playing
 * thread that ended, leaves its session behind without a word; so whatever was not used for some
 * seconds is let go, and the longest unused when there are many.
 */
final class Sessions {
  /**
   * As many as there may be threads that play at once, and some titles that one of them plays in
   * turn.
   */
  static final int MOST = 8 + 2 * Runtime.getRuntime().availableProcessors();

  private static final long IDLE_NANOS = 20_000_000_000L;

  /** In the order in which they were used, the longest unused first. */
  private static final Set<Session> OPEN = new LinkedHashSet<>();

  private Sessions() {}

  /** A session is about to be used. */
  static void using(Session session) {
    for (Session unused : added(session)) if (unused.rest()) forget(unused);
  }

  private static synchronized List<Session> added(Session session) {
    boolean known = OPEN.remove(session);
    OPEN.add(session);
    if (!known) Watcher.wake();
    int tooMany = OPEN.size() - MOST;
    return tooMany <= 0
        ? List.of()
        : OPEN.stream().filter(each -> each != session).limit(tooMany).toList();
  }

  private static synchronized void forget(Session session) {
    OPEN.remove(session);
  }

  /** Lets go what was not used lately. Called now and then by the watcher. */
  static void sweep() {
    sweep(IDLE_NANOS);
  }

  static void sweep(long idleNanos) {
    for (Session session : open())
      if (session.idleFor(idleNanos) && session.rest()) forget(session);
  }

  static synchronized boolean none() {
    return OPEN.isEmpty();
  }

  static synchronized List<Session> open() {
    return new ArrayList<>(OPEN);
  }
}
