package roundhouse.design.checks;

import roundhouse.design.spec.Design;

/** The bank can pay the players' starting cash, and every certificate limit is at least 1. */
final class BankCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    design.startingCash().forEach((players, cash) -> cash(design, players, cash, findings));
    design.certificateLimit().forEach((players, limit) -> limit(players, limit, findings));
  }

  private static void cash(Design design, int players, int cash, CheckFindings findings) {
    long needed = (long) players * cash;
    int bank = design.bank().cash(players);
    String path = "starting-cash." + players;
    if (needed > bank)
      findings.error(
          path,
          players + " players start with " + needed + " together, but the bank has only " + bank,
          "lower it, or raise 'bank'");
    if (cash == 0)
      findings.warning(
          path, "with this cash no player can buy anything", "write what each player starts with");
  }

  private static void limit(int players, int limit, CheckFindings findings) {
    if (limit < 1)
      findings.error(
          "certificate-limit." + players,
          "with this limit no player could hold a certificate",
          "the limit is at least 1");
  }
}
