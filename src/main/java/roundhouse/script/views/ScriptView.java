package roundhouse.script.views;

import org.graalvm.polyglot.proxy.Proxy;

/**
 * A Java object as a script sees it. Every read whose result can differ between games or states is
 * an observation, so that it can be repeated without the script.
 */
public interface ScriptView extends Proxy {

  /**
   * The result of a read: a string, a whole number, a boolean, null, a list of names, or a view.
   *
   * @param detail what the kind requires
   */
  Object observe(Observation.Kind kind, Object detail);

  /** What distinguishes it from views of other types, as scripts can too. */
  default Object type() {
    return getClass();
  }
}
