package roundhouse.script.loading;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import roundhouse.design.problem.SpellingHint;
import roundhouse.engine.Hook;
import roundhouse.engine.HookFailure;
import roundhouse.engine.HookHandler;
import roundhouse.route.problem.Run;
import roundhouse.script.faults.ApiMisuse;
import roundhouse.script.faults.ErrorHints;
import roundhouse.script.faults.ScriptException;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.model.EffectView;
import roundhouse.script.model.ScriptModel;
import roundhouse.script.reference.ScriptApi;
import roundhouse.script.sandbox.ScriptSession;
import roundhouse.script.source.ExportedFunction;
import roundhouse.script.views.AnswerCache;
import roundhouse.script.views.CallToken;
import roundhouse.script.views.GivenValues;
import roundhouse.script.views.HostFunction;
import roundhouse.script.views.ObservationLog;
import roundhouse.script.views.RandomSource;
import roundhouse.script.views.ScriptView;
import roundhouse.script.views.ViewFactory;

/** A function of a script that answers a hook. */
final class ScriptHookHandler<A extends Record, R> implements HookHandler<A, R> {
  private final ExportedFunction function;
  private final ScriptExecutor executor;

  ScriptHookHandler(ExportedFunction function, ScriptExecutor executor) {
    this.function = function;
    this.executor = executor;
  }

  @Override
  public String file() {
    return function.source().file();
  }

  @Override
  public int line() {
    return function.line();
  }

  @Override
  public int column() {
    return function.column();
  }

  @Override
  public R answer(Hook<A, R> hook, A arguments, Context<R> asked) {
    ScriptSession session = executor.current();
    ViewFactory views = session.views(asked.game());
    Object answer = views.during(call -> answer(session, call, hook, arguments, asked));
    try {
      return hook.answer().read().apply(answer);
    } catch (IllegalArgumentException wrong) {
      throw new HookFailure(file(), line(), column(), hook.name(), wrong.getMessage());
    }
  }

  private Object answer(
      ScriptSession session, CallToken call, Hook<A, R> hook, A arguments, Context<R> asked) {
    ViewFactory views = session.views(asked.game());
    ScriptModel seen = session.seen(asked.game());
    Supplier<Object> standard =
        () -> {
          call.requireRunning("standard()");
          return session.box().uncharged(() -> asked(hook, asked.standard()));
        };
    RandomSource random =
        n -> {
          call.requireRunning("random");
          views.markRandom();
          return asked.chance().below(n);
        };
    return answer(
        session,
        views,
        views.given(context(hook, seen, standard, random)),
        views.given(named(hook, seen, arguments)));
  }

  /** The cached answer if there is one, otherwise the script's. */
  private Object answer(
      ScriptSession session, ViewFactory views, ScriptView context, ScriptView arguments) {
    AnswerCache cache = session.answerCache(function);
    Optional<AnswerCache.Answered> known = recalled(cache, context, arguments);
    if (known.isPresent()) return known.get().value();
    if (!cache.isUseful()) return called(session, context, arguments);
    var notes = new ObservationLog(context, arguments);
    Optional<ObservationLog> outer = views.recordTo(Optional.of(notes));
    try {
      Object answer = called(session, context, arguments);
      notes.observations().ifPresent(looks -> cache.keep(looks, answer));
      return answer;
    } finally {
      views.recordTo(outer);
    }
  }

  /** If a read fails, the script runs and meets the failure itself: it may handle it. */
  private static Optional<AnswerCache.Answered> recalled(
      AnswerCache cache, ScriptView context, ScriptView arguments) {
    try {
      return cache.find(context, arguments);
    } catch (RuntimeException | StackOverflowError failed) {
      return Optional.empty();
    }
  }

  private Object called(ScriptSession session, Object context, Object arguments) {
    try {
      return session.box().call(function, context, arguments);
    } catch (ScriptException failed) {
      throw failed.problem().failure();
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
  private static Given context(
      Hook<?, ?> hook, ScriptModel seen, Supplier<Object> standard, RandomSource random) {
    return new Given(
        hook,
        hook.seesState() ? Given.WITH_STATE : Given.WITHOUT_STATE,
        name ->
            switch (name) {
              case "title" -> seen.title();
              case "standard" -> HostFunction.of(none -> standard.get());
              case "state" -> seen.state();
              case "random" -> random;
              default -> EffectView.ALL;
            });
  }

  private static Given named(Hook<?, ?> hook, ScriptModel seen, Record arguments) {
    Arguments type = ARGUMENTS.get(arguments.getClass());
    Object[] made = new Object[type.names().size()];
    return new Given(
        hook,
        type.names(),
        name -> {
          int number = type.names().indexOf(name);
          if (made[number] == null) made[number] = type.all().get(number).shown(seen, arguments);
          return made[number];
        });
  }

  /** What a function is given, by name: to ask for more is a mistake, and not undefined. */
  private record Given(Hook<?, ?> hook, List<String> names, Function<String, Object> values)
      implements GivenValues {
    static final List<String> WITHOUT_STATE = List.of("title", "standard");
    static final List<String> WITH_STATE =
        List.of("title", "standard", "state", "random", "effects");

    @Override
    public Object value(String name) {
      if (names.contains(name)) return values.apply(name);
      throw new ApiMisuse("'%s' is given no '%s': %s".formatted(hook.name(), name, fix(name)));
    }

    private String fix(String name) {
      if (!hook.seesState() && WITH_STATE.contains(name)) return ErrorHints.JUDGES_SEE_DATA;
      return names.isEmpty() ? "it has no arguments" : SpellingHint.fix(name, names);
    }
  }

  /** Cached for each question: reflection costs more than most answers. */
  private static final ClassValue<Arguments> ARGUMENTS =
      new ClassValue<>() {
        @Override
        protected Arguments computeValue(Class<?> type) {
          return new Arguments(
              Arrays.stream(type.getRecordComponents()).map(Argument::of).toList());
        }
      };

  private record Arguments(List<String> names, List<Argument> all) {
    Arguments(List<Argument> all) {
      this(all.stream().map(Argument::name).toList(), all);
    }
  }

  /**
   * @param accessor from the record to the value
   * @param areRuns whether it is the runs of a turn
   */
  private record Argument(String name, MethodHandle accessor, boolean areRuns) {
    private static final MethodType READ = MethodType.methodType(Object.class, Record.class);

    static Argument of(RecordComponent component) {
      Method method = component.getAccessor();
      method.setAccessible(true);
      try {
        return new Argument(
            component.getName(),
            MethodHandles.lookup().unreflect(method).asType(READ),
            component.getGenericType() instanceof ParameterizedType list
                && list.getActualTypeArguments()[0] == Run.class);
      } catch (IllegalAccessException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    Object shown(ScriptModel seen, Record arguments) {
      Object value = read(arguments);
      return areRuns ? ScriptModel.runs(value) : seen.wrap(value);
    }

    private Object read(Record arguments) {
      try {
        return accessor.invokeExact(arguments);
      } catch (Throwable impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }
}
