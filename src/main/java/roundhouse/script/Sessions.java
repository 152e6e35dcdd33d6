package roundhouse.script;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The sessions that hold threads and contexts. Nothing reports when a title is reloaded or a
 * playing thread ends, so a session is released after some seconds without use, and the least
 * recently used ones when there are too many.
 */
final class Sessions {
  /** Enough for all threads that play at once, and for a thread that alternates between titles. */
  static final int MOST = 8 + 2 * Runtime.getRuntime().availableProcessors();

  private static final long IDLE_NANOS = 20_000_000_000L;

  /** Least recently used first. */
  private static final Set<Session> OPEN = new LinkedHashSet<>();

  private Sessions() {}

  /** Marks a session as used, and releases others if there are too many. */
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

  /** Releases idle sessions. The watcher calls this now and then. */
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
