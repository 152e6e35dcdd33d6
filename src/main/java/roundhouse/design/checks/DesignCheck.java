package roundhouse.design.checks;

import roundhouse.design.spec.Design;

/**
 * One rule about how the values of a design fit together, beyond what each record checks for
 * itself.
 */
public interface DesignCheck {

  /** Reports each violation. */
  void check(Design design, CheckFindings findings);
}
