package roundhouse.design.checks;

import roundhouse.design.spec.Design;

/** What a design says that it still lacks is told where it is lacking. */
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
