package roundhouse.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The answers of a title's scripts to the hooks, over the engine's plain ones. */
public final class Rulebook {
  /** Without any script. */
  public static final Rulebook PLAIN = new Rulebook(Map.of());

  private final Map<String, List<Layer<?, ?>>> layers;

  /**
   * @param layers by the hook's name, the base title's first
   */
  public Rulebook(Map<String, List<Layer<?, ?>>> layers) {
    var copy = new LinkedHashMap<String, List<Layer<?, ?>>>();
    layers.forEach((name, list) -> copy.put(name, List.copyOf(list)));
    this.layers = copy;
  }

  /** Whether any script answers the hook. */
  public boolean overrides(Hook<?, ?> hook) {
    return layers.containsKey(hook.name());
  }

  /** The layers that answer a hook, the base title's first. */
  public List<Layer<?, ?>> layers(String hook) {
    return layers.getOrDefault(hook, List.of());
  }

  private record Asked(Hook<?, ?> hook, Record arguments) {

    /** Hooks are told apart by identity: there is one of each. */
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

  /** Asks a question. What scripts answered is remembered as long as the state is looked at. */
  public <A extends Record, R> R ask(Hook<A, R> hook, Game game, A arguments) {
    List<Layer<A, R>> answering = answering(hook);
    if (answering.isEmpty()) return hook.standard().apply(game, arguments);
    return Worked.once(
        game,
        new Asked(hook, arguments),
        () -> ask(hook, answering, answering.size() - 1, game, arguments));
  }

  /** Tells an event to the layer of that index and returns the effects it wants. */
  <A extends Record> List<Effect> tell(
      Hook<A, List<Effect>> hook, int layer, Game game, A arguments, Chance chance) {
    return this.<A, List<Effect>>answering(hook)
        .get(layer)
        .answer(hook, game, arguments, List::of, chance);
  }

  private <A extends Record, R> R ask(
      Hook<A, R> hook, List<Layer<A, R>> answering, int layer, Game game, A arguments) {
    if (layer < 0) return hook.standard().apply(game, arguments);
    var chance = Chance.of(game.title(), game.state().random() ^ hook.name().hashCode());
    R answer =
        answering
            .get(layer)
            .answer(
                hook,
                game,
                arguments,
                () -> ask(hook, answering, layer - 1, game, arguments),
                chance);
    String fault = hook.fault().apply(game, answer);
    if (!fault.isEmpty())
      throw new HookFailure(answering.get(layer).file(), 0, 0, hook.name(), fault)
          .in(answering.get(layer));
    return answer;
  }

  /** Layers are keyed by the hook they were made for, so their types are the hook's. */
  @SuppressWarnings("unchecked")
  private <A extends Record, R> List<Layer<A, R>> answering(Hook<?, ?> hook) {
    List<Layer<?, ?>> found = layers.get(hook.name());
    return found == null ? List.of() : (List<Layer<A, R>>) (List<?>) found;
  }

  /**
   * The same rules, of whose every answer by a script the watcher is told. Asking takes longer than
   * in the unwatched book.
   */
  public Rulebook watched(Consumer<HookCall> watcher) {
    var all = new LinkedHashMap<String, List<Layer<?, ?>>>();
    layers.forEach(
        (name, list) ->
            all.put(
                name,
                list.stream()
                    .<Layer<?, ?>>map(each -> new WatchedLayer<>(each, watcher))
                    .toList()));
    return new Rulebook(all);
  }

  /**
   * Names of all hooks, and of functions that answer questions, for which a script has a function.
   */
  public Set<String> answered() {
    return Collections.unmodifiableSet(layers.keySet());
  }

  /** A book with the layers of this one and those of another above them. */
  public Rulebook under(Rulebook above) {
    var all = new LinkedHashMap<String, List<Layer<?, ?>>>();
    layers.forEach((name, list) -> all.put(name, new ArrayList<>(list)));
    above.layers.forEach(
        (name, list) -> all.computeIfAbsent(name, key -> new ArrayList<>()).addAll(list));
    return new Rulebook(all);
  }
}
