package roundhouse.route.problem;

import roundhouse.design.spec.Allowance;

/**
 * A train that can run in this turn.
 *
 * @param id of the train card, "3+1-0"
 * @param type of the train, "3+1"
 * @param group of trains that share no track; trains of another group may use the same track
 * @param allowance its range in this turn (a leased train may count less)
 * @param values of stops for this train
 */
public record RunningTrain(
    String id, String type, String group, Allowance allowance, StopValues values) {

  /** A train whose id names its type, in the group of all trains. */
  public RunningTrain(String id, Allowance allowance, StopValues values) {
    this(id, id.replaceFirst("-\\d+$", ""), "", allowance, values);
  }

  /** The same with other values of stops. */
  public RunningTrain with(StopValues others) {
    return new RunningTrain(id, type, group, allowance, others);
  }
}
