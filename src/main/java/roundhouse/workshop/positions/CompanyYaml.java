package roundhouse.workshop.positions;

import static roundhouse.workshop.positions.FlowYaml.list;
import static roundhouse.workshop.positions.FlowYaml.map;
import static roundhouse.workshop.positions.FlowYaml.word;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Marker;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.market.MarketCell;
import roundhouse.position.StatedMarker;
import roundhouse.position.StatedSpace;

/** A company in the given part of a test position. */
record CompanyYaml(Title title, GameState state, Company company) {
  private static final String NONE = "none";

  static Map<String, String> of(Title title, GameState state, Company company) {
    return new CompanyYaml(title, state, company).all();
  }

  private Map<String, String> all() {
    var all = new LinkedHashMap<String, String>();
    if (company.started()) all.putAll(started());
    if (company.is(Status.CLOSED)) all.put("standing", "closed");
    else if (company.is(Status.BANKRUPT)) all.put("standing", "bankrupt");
    all.put("cash", String.valueOf(company.cash()));
    if (!company.trains().isEmpty())
      all.put("trains", list(company.trains().stream().map(Train::type).toList()));
    markers(all);
    if (company.loans() > 0) all.put("loans", String.valueOf(company.loans()));
    if (company.revenue() > 0) all.put("revenue", String.valueOf(company.revenue()));
    Map<String, String> flags = StateYaml.flags(state, company.id());
    if (!flags.isEmpty()) all.put("flags", map(flags));
    return all;
  }

  private void markers(Map<String, String> all) {
    List<Marker> markers = state.board().markersOf(company.id());
    Optional<String> home =
        markers.stream().filter(Marker::home).findFirst().map(marker -> place(marker).toString());
    boolean expected = !title.design().company(company.id()).home().isEmpty();
    if (home.isPresent() || expected && company.started())
      all.put("home", home.map(FlowYaml::word).orElse(NONE));
    List<String> others =
        markers.stream()
            .filter(marker -> !marker.home())
            .map(marker -> place(marker).toString())
            .toList();
    if (!others.isEmpty()) all.put("markers", list(others));
  }

  private StatedMarker place(Marker marker) {
    return StatedMarker.of(state.board(), marker);
  }

  private Map<String, String> started() {
    var all = new LinkedHashMap<String, String>();
    all.put(
        "standing",
        company.is(Status.CEASED)
            ? "ceased"
            : company.operated() ? "operated" : company.floated() ? "floated" : "started");
    all.put("par", String.valueOf(company.par()));
    state.tokens().of(company.id()).ifPresent(cell -> all.putAll(share(cell)));
    all.put("shares", map(shares()));
    all.put("president", word(company.presidency().holder().name()));
    return all;
  }

  /** Its share price, and its space where several have this price. */
  private Map<String, String> share(MarketCell cell) {
    int price = title.market().at(cell).price();
    long spaces = title.market().spaces().stream().filter(space -> space.price() == price).count();
    var all = new LinkedHashMap<String, String>();
    all.put("price", String.valueOf(price));
    if (spaces > 1) all.put("space", StatedSpace.text(cell));
    return all;
  }

  private Map<String, String> shares() {
    var all = new LinkedHashMap<String, String>();
    for (var certificate : company.certificates()) {
      if (!certificate.holder().equals(Holder.IPO))
        all.put(certificate.holder().name(), String.valueOf(company.held(certificate.holder())));
    }
    return all;
  }
}
