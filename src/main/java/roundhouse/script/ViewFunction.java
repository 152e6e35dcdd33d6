package roundhouse.script;

import java.util.function.Function;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/** A function of Java's as a script sees it; shows as the same text in every run. */
record ViewFunction(Function<Value[], Object> body) implements ProxyExecutable {

  @Override
  public Object execute(Value... arguments) {
    return body.apply(arguments);
  }

  @Override
  public String toString() {
    return "[function of the engine]";
  }
}
