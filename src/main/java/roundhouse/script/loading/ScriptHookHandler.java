package roundhouse.script.loading;

import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import roundhouse.script.views.HostFunction;
import roundhouse.script.views.ObservationLog;
import roundhouse.script.views.OrdinaryNames;
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
    var context = (ScriptView) views.show(context(hook, seen, standard, random));
    return answer(session, views, context, (ScriptView) views.show(named(hook, seen, arguments)));
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
  private static Map<String, Object> context(
      Hook<?, ?> hook, ScriptModel seen, Supplier<Object> standard, RandomSource random) {
    var context = new Given(hook);
    context.put("title", seen.title());
    context.put("standard", HostFunction.of(none -> standard.get()));
    if (!hook.seesState()) return context;
    context.put("state", seen.state());
    context.put("random", random);
    context.put("effects", EffectView.ALL);
    return context;
  }

  /** What a function is given, by name: to ask for more is a mistake, and not undefined. */
  private static final class Given extends LinkedHashMap<String, Object> {
    private static final Set<String> STATE = Set.of("state", "random", "effects");
    private final Hook<?, ?> hook;

    Given(Hook<?, ?> hook) {
      this.hook = hook;
    }

    @Override
    public boolean containsKey(Object name) {
      return super.containsKey(name) || !OrdinaryNames.contains((String) name);
    }

    @Override
    public Object get(Object name) {
      Object value = super.get(name);
      if (value != null || super.containsKey(name) || OrdinaryNames.contains((String) name))
        return value;
      throw new ApiMisuse(
          "'%s' is given no '%s': %s".formatted(hook.name(), name, fix((String) name)));
    }

    private String fix(String name) {
      if (!hook.seesState() && STATE.contains(name)) return ErrorHints.JUDGES_SEE_DATA;
      return isEmpty() ? "it has no arguments" : SpellingHint.fix(name, keySet());
    }
  }

  private static Map<String, Object> named(Hook<?, ?> hook, ScriptModel seen, Record arguments) {
    var named = new Given(hook);
    for (Argument argument : ARGUMENTS.get(arguments.getClass())) {
      Object value = argument.of(arguments);
      named.put(argument.name(), argument.areRuns() ? ScriptModel.runs(value) : seen.wrap(value));
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

  /**
   * @param areRuns whether it is the runs of a turn
   */
  private record Argument(String name, Method accessor, boolean areRuns) {
    Argument(RecordComponent component) {
      this(
          component.getName(),
          component.getAccessor(),
          component.getGenericType() instanceof ParameterizedType list
              && list.getActualTypeArguments()[0] == Run.class);
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
