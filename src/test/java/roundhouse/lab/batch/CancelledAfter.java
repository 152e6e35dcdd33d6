package roundhouse.lab.batch;

import java.util.concurrent.atomic.AtomicInteger;

/** Progress that somebody cancels once a number of games are done. */
public final class CancelledAfter implements BatchProgress {
  private final AtomicInteger done = new AtomicInteger();
  private final int games;

  public CancelledAfter(int games) {
    this.games = games;
  }

  @Override
  public void done(int now, int of) {
    done.set(now);
  }

  @Override
  public boolean cancelled() {
    return done.get() >= games;
  }
}
