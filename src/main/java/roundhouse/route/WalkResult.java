package roundhouse.route;

/** The result of following a run along its track. */
sealed interface WalkResult permits RunWalk, RunWalk.Broken {}
