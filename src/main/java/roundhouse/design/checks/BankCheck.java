package roundhouse.design.checks;

import roundhouse.design.spec.Design;

/** The bank can pay the players' starting cash, and every certificate limit is at least 1. */
final class BankCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    design
        .startingCash()
        .forEach(
            (players, cash) -> {
              long needed = (long) players * cash;
              int bank = design.bank().cash(players);
              if (needed <= bank) return;
              findings.error(
                  "starting-cash." + players,
                  players
                      + " players start with "
                      + needed
                      + " together, but the bank has only "
                      + bank,
                  "lower it, or raise 'bank'");
            });
    design
        .certificateLimit()
        .forEach(
            (players, limit) -> {
              if (limit < 1)
                findings.error(
                    "certificate-limit." + players,
                    "with this limit no player could hold a certificate",
                    "the limit is at least 1");
            });
  }
}
