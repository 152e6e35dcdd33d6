package roundhouse.design;

/**
 * The bank can hand out what the players begin with, and nobody's certificates are limited to none.
 */
final class BankCheck implements DesignCheck {

  @Override
  public void check(Design design, Findings findings) {
    design
        .startingCash()
        .forEach(
            (players, cash) -> {
              long needed = (long) players * cash;
              if (needed <= design.bank().cash()) return;
              findings.error(
                  "starting-cash." + players,
                  players
                      + " players would begin with "
                      + needed
                      + " together, and the bank has "
                      + design.bank().cash(),
                  "lower it, or raise 'bank'");
            });
    design
        .certificateLimit()
        .forEach(
            (players, limit) -> {
              if (limit < 1)
                findings.error(
                    "certificate-limit." + players,
                    "nobody could hold a certificate",
                    "the limit is at least 1");
            });
  }
}
