package roundhouse.script.sandbox;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The sessions that hold threads and contexts. Nothing reports when a title is reloaded, and not
 * every thread says that it ends, so a session is released after some seconds without use, and the
 * least recently used ones when there are too many.
 */
public final class SessionRegistry {
  /** Enough for all threads that play at once, and for a thread that alternates between titles. */
  static final int MOST = 8 + 2 * Runtime.getRuntime().availableProcessors();

  private static final long IDLE_NANOS = 20_000_000_000L;

  /** Least recently used first. */
  private static final Set<ScriptSession> OPEN = new LinkedHashSet<>();

  private static final LimitWatchdog.Idle IDLE =
      new LimitWatchdog.Idle() {
        @Override
        public boolean isEmpty() {
          return SessionRegistry.isEmpty();
        }

        @Override
        public void sweep() {
          SessionRegistry.sweep(IDLE_NANOS);
        }
      };

  private SessionRegistry() {}

  /** Marks a session as used, and releases others if there are too many. */
  static void touch(ScriptSession session) {
    if (!makeLatest(session)) LimitWatchdog.sweep(IDLE);
    for (ScriptSession unused : tooMany(session)) if (unused.release()) forget(unused);
  }

  /** Whether the session was open before. */
  private static synchronized boolean makeLatest(ScriptSession session) {
    boolean known = OPEN.remove(session);
    OPEN.add(session);
    return known;
  }

  private static synchronized List<ScriptSession> tooMany(ScriptSession session) {
    int tooMany = OPEN.size() - MOST;
    return tooMany <= 0
        ? List.of()
        : OPEN.stream().filter(each -> each != session).limit(tooMany).toList();
  }

  private static synchronized void forget(ScriptSession session) {
    OPEN.remove(session);
  }

  /** Releases the sessions that were idle for so long. The watchdog calls this now and then. */
  public static void sweep(long idleNanos) {
    for (ScriptSession session : open())
      if (session.isLost() || session.idleFor(idleNanos) && session.release()) forget(session);
  }

  /**
   * Releases the sessions of this thread, which is about to end, and of threads that have ended.
   */
  public static void endThread() {
    for (ScriptSession session : open())
      if (session.threadEnds() && session.release()) forget(session);
  }

  static synchronized boolean isEmpty() {
    return OPEN.isEmpty();
  }

  static synchronized List<ScriptSession> open() {
    return new ArrayList<>(OPEN);
  }
}
