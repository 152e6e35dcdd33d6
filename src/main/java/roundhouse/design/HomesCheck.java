package roundhouse.design;

import java.util.Optional;
import roundhouse.board.Stop;
import roundhouse.board.TileNotation;

/** Every home has a city for the company's marker. */
final class HomesCheck implements DesignCheck {

  @Override
  public void check(Design design, Findings findings) {
    design.companies().values().forEach(company -> check(company, design, findings));
  }

  private static void check(CompanySpec company, Design design, Findings findings) {
    String path = "companies." + company.id() + ".home";
    HexSpec hex = design.map().hexes().get(company.home());
    if (hex == null) return;
    cities(hex)
        .ifPresent(
            cities -> {
              if (cities == 0)
                findings.error(
                    path,
                    company.home() + ", the home of " + company.id() + ", has no city",
                    "add a city to the hex, or choose another home");
              else if (company.homeCity() >= cities)
                findings.error(
                    path + "-city",
                    company.home() + " has " + cities + " cities, numbered from 0",
                    "write a number from 0 to " + (cities - 1));
            });
  }

  /** How many cities a hex has; empty if its notation is invalid, which another check reports. */
  private static Optional<Long> cities(HexSpec hex) {
    if (hex.print().isEmpty()) return Optional.of(hex.city() > 0 ? 1L : 0L);
    try {
      return Optional.of(
          TileNotation.parse("", hex.color(), hex.print()).stops().stream()
              .filter(Stop::isCity)
              .count());
    } catch (IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }
}
