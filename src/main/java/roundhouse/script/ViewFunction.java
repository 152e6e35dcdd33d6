package roundhouse.script;

import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/** A Java function as a script sees it. Its text is the same in every run. */
record ViewFunction(Views views, Callback callback) implements View, ProxyExecutable {

  @Override
  public Object execute(Value... arguments) {
    return views.call(this, arguments);
  }

  @Override
  public Object look(Look.Kind kind, Object arguments) {
    return answer((Arguments) arguments);
  }

  Object answer(Arguments arguments) {
    return views.show(callback.call(arguments));
  }

  @Override
  public String toString() {
    return "[function of the engine]";
  }
}
