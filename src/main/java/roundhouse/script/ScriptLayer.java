package roundhouse.script;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import roundhouse.engine.Chance;
import roundhouse.engine.Game;
import roundhouse.engine.Hook;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Layer;

/** A function of a script that answers a hook. */
final class ScriptLayer<A extends Record, R> implements Layer<A, R> {
  private final Slot slot;
  private final ScriptScope scope;

  ScriptLayer(Slot slot, ScriptScope scope) {
    this.slot = slot;
    this.scope = scope;
  }

  @Override
  public String file() {
    return slot.source().file();
  }

  @Override
  public int line() {
    return slot.line();
  }

  @Override
  public int column() {
    return slot.column();
  }

  @Override
  public R answer(Hook<A, R> hook, Game game, A arguments, Supplier<R> standard, Chance chance) {
    Session session = scope.current();
    Views views = session.views(game);
    Seen seen = session.seen(game);
    Supplier<Object> below = () -> session.box().outside(() -> asked(hook, standard));
    RandomSource random =
        n -> {
          views.drawLots();
          return chance.below(n);
        };
    var context = (View) views.show(context(seen, below, random));
    Object answer = answer(session, views, context, (View) views.show(named(seen, arguments)));
    try {
      return hook.answer().read().apply(answer);
    } catch (IllegalArgumentException wrong) {
      throw new HookFailure(file(), line(), column(), hook.name(), wrong.getMessage());
    }
  }

  /** The cached answer if there is one, otherwise the script's. */
  private Object answer(Session session, Views views, View context, View arguments) {
    Recollection recollection = session.recollection(slot);
    Optional<Recollection.Answered> known = recalled(recollection, context, arguments);
    if (known.isPresent()) return known.get().value();
    if (!recollection.isUseful()) return called(session, context, arguments);
    var notes = new Notes(context, arguments);
    Optional<Notes> outer = views.noting(Optional.of(notes));
    try {
      Object answer = called(session, context, arguments);
      notes.complete().ifPresent(looks -> recollection.keep(looks, answer));
      return answer;
    } finally {
      views.noting(outer);
    }
  }

  /** If a read fails, the script runs and meets the failure itself: it may handle it. */
  private static Optional<Recollection.Answered> recalled(
      Recollection recollection, View context, View arguments) {
    try {
      return recollection.recall(context, arguments);
    } catch (RuntimeException | StackOverflowError failed) {
      return Optional.empty();
    }
  }

  private Object called(Session session, Object context, Object arguments) {
    try {
      return session.box().call(slot, context, arguments);
    } catch (ScriptException failed) {
      throw ScriptScope.failure(failed.problem());
    }
  }

  /** A failure of the layer below keeps its own location when it passes through this script. */
  private static <A extends Record, R> Object asked(Hook<A, R> hook, Supplier<R> standard) {
    try {
      return hook.answer().show().apply(standard.get());
    } catch (HookFailure below) {
      throw new ScriptException(
          new ScriptProblem(
              below.file(),
              below.line(),
              below.column(),
              below.hook(),
              below.getMessage(),
              List.of()));
    }
  }

  /** What every hook receives; {@link ScriptApi} writes its type. */
  private static Map<String, Object> context(
      Seen seen, Supplier<Object> standard, RandomSource random) {
    var context = new LinkedHashMap<String, Object>();
    context.put("state", seen.state());
    context.put("title", seen.title());
    context.put("standard", Callback.of(none -> standard.get()));
    context.put("random", random);
    context.put("effects", EffectView.ALL);
    return context;
  }

  private static Map<String, Object> named(Seen seen, Record arguments) {
    var named = new LinkedHashMap<String, Object>();
    for (Argument argument : ARGUMENTS.get(arguments.getClass())) {
      Object value = argument.of(arguments);
      named.put(
          argument.name(), argument.name().equals("runs") ? Seen.runs(value) : seen.wrap(value));
    }
    return named;
  }

  /** Cached for each question: reflection costs more than most answers. */
  private static final ClassValue<List<Argument>> ARGUMENTS =
      new ClassValue<>() {
        @Override
        protected List<Argument> computeValue(Class<?> type) {
          return Arrays.stream(type.getRecordComponents()).map(Argument::new).toList();
        }
      };

  private record Argument(String name, Method accessor) {
    Argument(RecordComponent component) {
      this(component.getName(), component.getAccessor());
      accessor.setAccessible(true);
    }

    Object of(Record arguments) {
      try {
        return accessor.invoke(arguments);
      } catch (ReflectiveOperationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }
}
