package roundhouse.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import roundhouse.threads.AbandonableThread;

/** The hook functions of a title's scripts, on top of the engine's standard answers. */
public final class Rulebook {
  /** A rulebook without scripts. */
  public static final Rulebook PLAIN = new Rulebook(Map.of());

  private final Map<String, List<HookHandler<?, ?>>> handlers;

  /**
   * @param layers handlers by the hook's name, the base title's first
   */
  public Rulebook(Map<String, List<HookHandler<?, ?>>> layers) {
    var copy = new LinkedHashMap<String, List<HookHandler<?, ?>>>();
    layers.forEach((name, list) -> copy.put(name, List.copyOf(list)));
    this.handlers = copy;
  }

  /** Whether a script answers any hook. */
  public boolean hasScripts() {
    return !handlers.isEmpty();
  }

  /** Whether a script answers the hook. */
  public boolean overrides(Hook<?, ?> hook) {
    return handlers.containsKey(hook.name());
  }

  /** The handlers of a hook, the base title's first. */
  public List<HookHandler<?, ?>> handlers(String hook) {
    return handlers.getOrDefault(hook, List.of());
  }

  private record Asked(Hook<?, ?> hook, Record arguments) {

    /** Hooks are compared by identity: each exists once. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Asked asked
          && hook == asked.hook
          && arguments.equals(asked.arguments);
    }

    @Override
    public int hashCode() {
      return 31 * System.identityHashCode(hook) + arguments.hashCode();
    }
  }

  /** Asks a question. Answers of scripts are kept until another state is asked about. */
  public <A extends Record, R> R ask(Hook<A, R> hook, Game game, A arguments) {
    AbandonableThread.stopIfAbandoned();
    List<HookHandler<A, R>> answering = answering(hook);
    if (answering.isEmpty()) return hook.standard().apply(game, arguments);
    return game.remembered(new Asked(hook, arguments), () -> ask(hook, game, arguments, answering));
  }

  /** Tells an event to the handler at this index and returns its effects. */
  <A extends Record> List<Effect> tell(
      Hook<A, List<Effect>> hook,
      int layer,
      A arguments,
      HookHandler.Context<List<Effect>> context) {
    return this.<A, List<Effect>>answering(hook).get(layer).answer(hook, arguments, context);
  }

  /** Asks the last of the handlers, which may ask those before it. */
  private <A extends Record, R> R ask(
      Hook<A, R> hook, Game game, A arguments, List<HookHandler<A, R>> answering) {
    if (answering.isEmpty()) return hook.standard().apply(game, arguments);
    List<HookHandler<A, R>> below = answering.subList(0, answering.size() - 1);
    var chance = SeededRandom.of(game.design(), game.state().random() ^ hook.name().hashCode());
    var context = new HookHandler.Context<R>(game, () -> ask(hook, game, arguments, below), chance);
    HookHandler<A, R> handler = answering.getLast();
    R answer = handler.answer(hook, arguments, context);
    String fault = hook.fault().apply(game, answer);
    if (!fault.isEmpty())
      throw new HookFailure(handler.file(), handler.line(), handler.column(), hook.name(), fault);
    return answer;
  }

  /** Handlers are keyed by their hook, so their types are the hook's. */
  @SuppressWarnings("unchecked")
  private <A extends Record, R> List<HookHandler<A, R>> answering(Hook<?, ?> hook) {
    List<HookHandler<?, ?>> found = handlers.get(hook.name());
    return found == null ? List.of() : (List<HookHandler<A, R>>) (List<?>) found;
  }

  /** The same rules, with another handler in the place of each. */
  Rulebook replacing(UnaryOperator<HookHandler<?, ?>> with) {
    var all = new LinkedHashMap<String, List<HookHandler<?, ?>>>();
    handlers.forEach(
        (name, list) -> all.put(name, list.stream().<HookHandler<?, ?>>map(with).toList()));
    return new Rulebook(all);
  }

  /** The names of all hooks and question functions that the scripts implement. */
  public Set<String> answeredNames() {
    return Collections.unmodifiableSet(handlers.keySet());
  }

  /** This rulebook with the handlers of another one on top. */
  public Rulebook extendedBy(Rulebook above) {
    var all = new LinkedHashMap<String, List<HookHandler<?, ?>>>();
    handlers.forEach((name, list) -> all.put(name, new ArrayList<>(list)));
    above.handlers.forEach(
        (name, list) -> all.computeIfAbsent(name, key -> new ArrayList<>()).addAll(list));
    return new Rulebook(all);
  }
}
