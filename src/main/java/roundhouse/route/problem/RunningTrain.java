package roundhouse.route.problem;

import roundhouse.design.spec.Allowance;

/**
 * A train that can run in this turn.
 *
 * @param id of the train card, "3+1-0"
 * @param allowance its range in this turn (a leased train may count less)
 * @param values of stops for this train
 */
public record RunningTrain(String id, Allowance allowance, StopValues values) {}
