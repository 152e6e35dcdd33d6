package roundhouse.script;

/**
 * A method of a view: the subject, and what the script passed, to an answer that is shown to it.
 */
@FunctionalInterface
public interface ViewMethod<T> {

  Object call(T subject, Arguments arguments);
}
