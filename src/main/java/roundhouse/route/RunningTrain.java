package roundhouse.route;

import roundhouse.design.Allowance;

/**
 * A train that can run this turn.
 *
 * @param id of the train card, "3+1-0"
 * @param allowance how far it runs, as it counts in this turn (a leased train may count less)
 * @param values what stops are worth to it
 */
public record RunningTrain(String id, Allowance allowance, StopValues values) {}
