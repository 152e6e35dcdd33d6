package roundhouse.route;

/** What comes of following a run along its track. */
sealed interface Followed permits RunWalk, RunWalk.Broken {}
