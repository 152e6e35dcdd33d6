package roundhouse.script.views;

import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/** A Java function as a script sees it. Its text is the same in every run. */
record FunctionView(ViewFactory views, HostFunction callback)
    implements ScriptView, ProxyExecutable {

  @Override
  public Object execute(Value... arguments) {
    return views.call(this, arguments);
  }

  @Override
  public Object observe(Observation.Kind kind, Object arguments) {
    return answer((CallArguments) arguments);
  }

  Object answer(CallArguments arguments) {
    return views.show(callback.call(arguments));
  }

  @Override
  public String toString() {
    return "[function of the engine]";
  }
}
