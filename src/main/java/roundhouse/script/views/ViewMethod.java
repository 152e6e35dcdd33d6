package roundhouse.script.views;

/** A method of a view: from the subject and the script's arguments to the result. */
@FunctionalInterface
public interface ViewMethod<T> {

  Object call(T subject, CallArguments arguments);
}
