package roundhouse.route;

/** The result of {@link RunValue#check}. */
public sealed interface RunCheckResult permits RunTotals, RunFault {}
