package roundhouse.engine;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import roundhouse.game.GameState;

/** A rulebook that reports each call of a script to a watcher; its calls are slower than others. */
public final class WatchedRulebook {
  private WatchedRulebook() {}

  /** The same rules, watched. */
  public static Rulebook of(Rulebook rules, Consumer<HookCall> watcher) {
    return rules.replacing(handler -> new WatchedHookHandler<>(handler, watcher));
  }

  /** Reports each call of a script's hook function: its arguments, its answer and its time. */
  private static final class WatchedHookHandler<A extends Record, R> implements HookHandler<A, R> {
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
    public R answer(Hook<A, R> hook, A arguments, Context<R> context) {
      var below = new Stopwatch();
      Supplier<R> timed = () -> below.time(context.standard());
      long began = System.nanoTime();
      try {
        R answer =
            layer.answer(hook, arguments, new Context<>(context.game(), timed, context.chance()));
        long took = System.nanoTime() - began - below.nanos;
        Object shown = hook.answer().show().apply(answer);
        watcher.accept(call(hook, context, arguments, took).answered(Optional.ofNullable(shown)));
        return answer;
      } catch (HookFailure failure) {
        long took = System.nanoTime() - began - below.nanos;
        watcher.accept(call(hook, context, arguments, took).failed(failure));
        throw failure;
      }
    }

    private HookCall call(Hook<A, R> hook, Context<R> context, A arguments, long nanos) {
      GameState state = context.game().state();
      return new HookCall(
          hook, file(), line(), state, arguments, Optional.empty(), Optional.empty(), nanos);
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
}
