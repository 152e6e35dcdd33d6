package roundhouse.route;

/** What {@link RunValue#check} says of the runs of a turn. */
public sealed interface RunCheck permits RunsValue, RunFault {}
