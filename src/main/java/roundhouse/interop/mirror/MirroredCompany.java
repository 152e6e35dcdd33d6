package roundhouse.interop.mirror;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import roundhouse.design.spec.KindSpec;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/** Converts a company to the form of a trace. */
record MirroredCompany(Game game) {

  /**
   * @param told their company; if it has no treasury, shares that it holds itself count towards the
   *     offering
   */
  ObjectNode of(Company company, JsonNode told) {
    ObjectNode mirror = JsonNodeFactory.instance.objectNode();
    mirror.put("cash", company.cash());
    mirror.put("owner", company.president().orElse(""));
    addStatus(mirror, company);
    addPrice(mirror, company);
    boolean apart = told.has("treasury");
    boolean shares = told.has("ipo") || company.certificates().size() > 1;
    if (shares)
      mirror.put("ipo", company.held(Holder.IPO) + (apart ? 0 : company.held(Holder.of(company))));
    if (apart) mirror.put("treasury", company.held(Holder.of(company)));
    mirror.put("market", company.held(Holder.POOL));
    mirror.set("trains", MirroredState.texts(company.trains().stream().map(Train::type).toList()));
    mirror.set(
        "tokens",
        MirroredState.texts(
            game.state().board().markersOf(company.id()).stream()
                .map(marker -> marker.hex().text())
                .sorted()
                .toList()));
    mirror.set("companies", MirroredState.texts(MirroredPlayer.privatesOf(game, company.id())));
    mirror.put("loans", company.loans());
    if (company.operated()) mirror.put("revenue", company.revenue());
    return mirror;
  }

  private static void addStatus(ObjectNode mirror, Company company) {
    mirror.put("ipoed", company.started());
    mirror.put("floated", company.floated());
    mirror.put("operated", company.operated());
    mirror.put("closed", company.is(Status.CLOSED));
    mirror.put("bankrupt", company.is(Status.BANKRUPT));
    mirror.put("receivership", company.inReceivership());
  }

  private void addPrice(ObjectNode mirror, Company company) {
    boolean market = game.design().kindOf(company.id()).price() == KindSpec.Price.MARKET;
    mirror.put("par", market ? game.price(company) : company.par());
    mirror.put("price", game.price(company));
    game.space(company)
        .ifPresent(
            space -> mirror.putArray("cell").add(space.cell().row()).add(space.cell().column()));
  }
}
