package roundhouse.engine;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Reports each call of a script's hook function: its arguments, its answer and its time. */
final class WatchedHookHandler<A extends Record, R> implements HookHandler<A, R> {
  private final HookHandler<A, R> layer;
  private final Consumer<HookCall> watcher;

  WatchedHookHandler(HookHandler<A, R> layer, Consumer<HookCall> watcher) {
    this.layer = layer;
    this.watcher = watcher;
  }

  @Override
  public String file() {
    return layer.file();
  }

  @Override
  public int line() {
    return layer.line();
  }

  @Override
  public int column() {
    return layer.column();
  }

  @Override
  public R answer(
      Hook<A, R> hook, Game game, A arguments, Supplier<R> standard, SeededRandom chance) {
    var below = new Stopwatch();
    long began = System.nanoTime();
    try {
      R answer = layer.answer(hook, game, arguments, () -> below.time(standard), chance);
      long took = System.nanoTime() - began - below.nanos;
      Object shown = hook.answer().show().apply(answer);
      tell(hook, game, arguments, Optional.ofNullable(shown), Optional.empty(), took);
      return answer;
    } catch (HookFailure failure) {
      long took = System.nanoTime() - began - below.nanos;
      tell(hook, game, arguments, Optional.empty(), Optional.of(failure), took);
      throw failure;
    }
  }

  private void tell(
      Hook<A, R> hook,
      Game game,
      A arguments,
      Optional<Object> answer,
      Optional<HookFailure> failure,
      long nanos) {
    watcher.accept(
        new HookCall(hook, file(), line(), game.state(), arguments, answer, failure, nanos));
  }

  /** Adds up the time of the handlers below. */
  private static final class Stopwatch {
    private long nanos;

    <T> T time(Supplier<T> work) {
      long began = System.nanoTime();
      try {
        return work.get();
      } finally {
        nanos += System.nanoTime() - began;
      }
    }
  }
}
