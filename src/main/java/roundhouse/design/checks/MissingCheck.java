package roundhouse.design.checks;

import roundhouse.design.spec.Design;

/** Reports what a design itself says is still missing, at the place where it is missing. */
final class MissingCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    design
        .missing()
        .forEach(
            (path, what) ->
                findings.warning(
                    path,
                    what,
                    "write the rule, and remove the line '"
                        + path
                        + "' of 'missing' in title.yaml"));
  }
}
