package roundhouse.threads;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/**
 * Starts the threads that work in the background. None of them keeps the program from ending, and
 * each is named after what it does.
 */
public final class BackgroundThreads {
  private BackgroundThreads() {}

  /** Starts work. */
  public static Thread start(String name, Runnable work) {
    return Thread.ofPlatform().name(name).daemon().start(work);
  }

  /** Starts long work that gives way to everything else. */
  public static Thread startUnhurried(String name, Runnable work) {
    return Thread.ofPlatform().name(name).daemon().priority(Thread.MIN_PRIORITY).start(work);
  }

  /** Threads for a pool whose work gives way to everything else, numbered from 0. */
  public static ThreadFactory unhurried(String name) {
    return Thread.ofPlatform().name(name + "-", 0).daemon().priority(Thread.MIN_PRIORITY).factory();
  }

  /** Threads that cost little while they wait, one for each piece of work. */
  public static ExecutorService eachItsOwn() {
    return Executors.newVirtualThreadPerTaskExecutor();
  }

  /** A thread that does one piece of work after the other, in the order they are given. */
  public static ExecutorService inTurn(String name) {
    return Executors.newSingleThreadExecutor(Thread.ofPlatform().name(name).daemon().factory());
  }
}
