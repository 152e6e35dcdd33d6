package roundhouse.script;

import org.graalvm.polyglot.proxy.Proxy;

/**
 * Something of Java's as a script sees it. Whatever a script can learn of it that another game or
 * moment could make different is a look, so that it can be looked at again without the script.
 */
sealed interface View extends Proxy permits ViewObject, ViewList, ViewMap, ViewFunction {

  /**
   * What is seen: a text, a whole number, yes or no, null, a list of names, or a view.
   *
   * @param detail what the kind of look asks for
   */
  Object look(Look.Kind kind, Object detail);

  /** What tells it from views of other types: scripts can find that out too. */
  default Object type() {
    return getClass();
  }
}
