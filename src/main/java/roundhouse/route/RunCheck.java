package roundhouse.route;

/** The result of {@link RunValue#check}. */
public sealed interface RunCheck permits RunsValue, RunFault {}
