package roundhouse.script;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;
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
  public R answer(Hook<A, R> hook, Game game, A arguments, Supplier<R> standard, Chance chance) {
    Session session = scope.current();
    Views views = session.views(game);
    try {
      Object answer = session.box().call(slot, views.show(context(hook, game, session, standard, chance)), views.show(named(game, arguments)));
      return hook.answer().read().apply(answer);
    } catch (ScriptException failed) {
      throw ScriptScope.failure(failed.problem());
    } catch (IllegalArgumentException wrong) {
      throw new HookFailure(slot.source().file(), slot.line(), slot.column(), hook.name(), wrong.getMessage());
    }
  }

  private Map<String, Object> context(Hook<A, R> hook, Game game, Session session, Supplier<R> standard, Chance chance) {
    var context = new LinkedHashMap<String, Object>();
    context.put("state", session.state(game));
    context.put("title", new Seen.TitleData(game));
    context.put("standard", Callback.of(none -> session.box().outside(() -> hook.answer().show().apply(standard.get()))));
    context.put("random", (RandomSource) chance::below);
    context.put("effects", EffectView.ALL);
    return context;
  }

  private Map<String, Object> named(Game game, A arguments) {
    var named = new LinkedHashMap<String, Object>();
    for (RecordComponent component : arguments.getClass().getRecordComponents()) {
      try {
        Object value = component.getAccessor().invoke(arguments);
        boolean runs = component.getName().equals("runs");
        named.put(component.getName(), runs ? Seen.runs(value) : Seen.wrap(game, value));
      } catch (ReflectiveOperationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
    return named;
  }
}
