package roundhouse.bench.fuzz;

/** What became of a case that showed no fault. */
enum CaseOutcome {
  /** Reading it reported what is wrong. */
  REFUSED,
  /** It was read, and there was nothing to play. */
  READ,
  /** A game was played until a limit, a standstill, or a script that failed, which was told. */
  STOPPED,
  /** A game was played to its end. */
  ENDED
}
