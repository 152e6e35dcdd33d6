package roundhouse.design.checks;

import java.util.Optional;
import roundhouse.board.Stop;
import roundhouse.board.TileNotation;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.HexSpec;
import roundhouse.design.spec.KindSpec;

/** Every home has a city for the company's marker. */
final class HomesCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    design.companies().values().forEach(company -> check(company, design, findings));
    design.kinds().forEach((name, kind) -> checkLater(name, kind, design, findings));
  }

  /** A home that is closed until a phase is a city. */
  private static void checkLater(
      String name, KindSpec kind, Design design, CheckFindings findings) {
    kind.homesFrom()
        .keySet()
        .forEach(
            place -> {
              String path = "kinds." + name + ".homes-from." + place;
              HexSpec hex = design.map().hexes().get(place.split("\\.")[0]);
              if (hex == null || !isCity(hex, place))
                findings.error(
                    path,
                    "there is no city " + place + " on the map",
                    "write a hex with a city and, if it has several, a dot and the number of one");
            });
  }

  private static boolean isCity(HexSpec hex, String place) {
    String number = place.contains(".") ? place.substring(place.indexOf('.') + 1) : "0";
    return number.matches("\\d")
        && cities(hex).filter(n -> n <= Integer.parseInt(number)).isEmpty();
  }

  private static void check(CompanySpec company, Design design, CheckFindings findings) {
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
                    company.home() + " has " + counted(cities),
                    cities == 1 ? "remove the key" : "write a number from 0 to " + (cities - 1));
            });
  }

  private static String counted(long cities) {
    return cities == 1 ? "only one city" : cities + " cities, numbered from 0";
  }

  /** How many cities a hex has; empty if its notation is invalid, which another check reports. */
  private static Optional<Long> cities(HexSpec hex) {
    if (hex.print().isEmpty()) return Optional.of(hex.city() > 0 ? 1L : 0L);
    return TileNotation.read("", hex.color(), hex.print())
        .map(tile -> tile.stops().stream().filter(Stop::isCity).count());
  }
}
