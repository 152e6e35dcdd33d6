package roundhouse.design.checks;

import java.util.Map;
import java.util.Set;
import roundhouse.design.spec.Design;

/**
 * Names that actions, scripts and commands can tell from others: money and shares belong to the
 * holder that is named, and a command lists options with commas after a colon.
 */
final class NamesCheck implements DesignCheck {
  private static final Map<String, String> MEANINGS =
      Map.of("bank", "the bank", "ipo", "the initial offering", "pool", "the pool");

  @Override
  public void check(Design design, CheckFindings findings) {
    holders("companies", "company", design.companies().keySet(), findings);
    holders("privates", "private", design.privates().keySet(), findings);
    for (String option : design.options().keySet()) option(option, findings);
  }

  private static void holders(String key, String what, Set<String> names, CheckFindings findings) {
    for (String name : names) {
      String path = key + "." + name;
      if (name.isBlank())
        findings.error(path, "a " + what + " has no name", "write a name before the ':'");
      String means = name.startsWith("Player ") ? "a player" : MEANINGS.getOrDefault(name, "");
      if (!means.isEmpty())
        findings.error(
            path,
            "a " + what + " cannot be named '" + name + "', which means " + means,
            "give it another name");
    }
  }

  private static void option(String name, CheckFindings findings) {
    String path = "options." + name;
    if (name.isBlank())
      findings.error(path, "an option has no name", "write a name before the ':'");
    if (name.contains(",") || name.contains(":"))
      findings.error(
          path,
          "no command can switch on the option '" + name + "'",
          "leave ',' and ':' out of its name: they separate options");
  }
}
