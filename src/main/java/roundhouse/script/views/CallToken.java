package roundhouse.script.views;

import roundhouse.script.faults.ApiMisuse;

/** Ties a function to the call of a script that received it. */
@FunctionalInterface
public interface CallToken {

  /**
   * @param name of the function, as scripts write it
   * @throws ApiMisuse unless the call runs now, and no other one within it
   */
  void requireRunning(String name);
}
