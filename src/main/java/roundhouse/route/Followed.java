package roundhouse.route;

/** The result of following a run along its track. */
sealed interface Followed permits RunWalk, RunWalk.Broken {}
