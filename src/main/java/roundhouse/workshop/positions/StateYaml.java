package roundhouse.workshop.positions;

import static roundhouse.workshop.positions.FlowYaml.list;
import static roundhouse.workshop.positions.FlowYaml.map;
import static roundhouse.workshop.positions.FlowYaml.quoted;
import static roundhouse.workshop.positions.FlowYaml.word;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.board.TilePlacement;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;

/** The state of a game as the given part of a test position. */
final class StateYaml {
  private final Title title;
  private final GameState state;

  StateYaml(Title title, GameState state) {
    this.title = title;
    this.state = state;
  }

  /** Adds the state, except whose turn it is. */
  void addTo(List<String> lines) {
    lines.add("  phase: " + word(state.phase()));
    lines.add("  set: " + Math.max(1, state.calendar().set()));
    if (!state.priority().isEmpty()) lines.add("  priority: " + word(state.priority()));
    state.depot().upcoming().stream()
        .findFirst()
        .ifPresent(train -> lines.add("  next-train: " + word(train.type())));
    if (!left().isEmpty()) lines.add("  trains-left: " + map(left()));
    if (!state.depot().pool().isEmpty())
      lines.add("  train-pool: " + list(state.depot().pool().stream().map(Train::type).toList()));
    if (!state.board().laid().isEmpty()) lines.add("  tiles: " + map(tiles()));
    lines.add("  players: " + map(players(state)));
    companies(lines);
    if (!state.privates().isEmpty()) lines.add("  privates: " + map(privates()));
    if (!state.flags().getOrDefault("", Map.of()).isEmpty())
      lines.add("  flags: " + map(flags("")));
    lines.add("  bank: " + state.bank());
  }

  /** How many new trains the bank has of each limited type. */
  private Map<String, String> left() {
    var all = new LinkedHashMap<String, String>();
    for (Train train : state.depot().upcoming()) {
      if (title.design().trains().get(train.type()).count().unlimited()) continue;
      all.merge(
          word(train.type()), "1", (count, one) -> String.valueOf(Integer.parseInt(count) + 1));
    }
    return all;
  }

  private Map<String, String> tiles() {
    var all = new LinkedHashMap<String, String>();
    state.board().laid().forEach((hex, placement) -> all.put(hex.text(), tile(placement)));
    return all;
  }

  private static String tile(TilePlacement placement) {
    return word(placement.tile().number())
        + (placement.rotation() == 0 ? "" : "/" + placement.rotation());
  }

  static Map<String, String> players(GameState state) {
    var all = new LinkedHashMap<String, String>();
    for (Player player : state.players()) {
      var one = new LinkedHashMap<String, String>();
      one.put("cash", String.valueOf(player.cash()));
      Map<String, String> flags = flags(state, player.name());
      if (!flags.isEmpty()) one.put("flags", map(flags));
      all.put(player.name(), map(one));
    }
    return all;
  }

  /** In the order of their tokens, so that the test stacks the tokens in the same way. */
  private void companies(List<String> lines) {
    var order = new LinkedHashSet<>(state.tokens().byPrice(title.market()));
    order.addAll(state.companies().keySet());
    List<Company> told =
        order.stream()
            .map(state::company)
            .filter(
                company ->
                    company.started()
                        || company.is(Company.Status.CLOSED)
                        || !company.trains().isEmpty()
                        || company.cash() > 0)
            .toList();
    if (told.isEmpty()) return;
    lines.add("  companies:");
    for (Company company : told)
      lines.add("    " + word(company.id()) + ": " + map(company(company)));
  }

  private Map<String, String> company(Company company) {
    var all = new LinkedHashMap<String, String>();
    if (company.started()) all.putAll(started(company));
    if (company.is(Company.Status.CLOSED)) all.put("standing", "closed");
    all.put("cash", String.valueOf(company.cash()));
    if (!company.trains().isEmpty())
      all.put("trains", list(company.trains().stream().map(Train::type).toList()));
    List<String> markers =
        state.board().markersOf(company.id()).stream()
            .filter(marker -> !marker.home())
            .map(marker -> marker.hex().text())
            .toList();
    if (!markers.isEmpty()) all.put("markers", list(markers));
    if (company.loans() > 0) all.put("loans", String.valueOf(company.loans()));
    if (company.revenue() > 0) all.put("revenue", String.valueOf(company.revenue()));
    if (!flags(company.id()).isEmpty()) all.put("flags", map(flags(company.id())));
    return all;
  }

  private Map<String, String> started(Company company) {
    var all = new LinkedHashMap<String, String>();
    all.put(
        "standing", company.operated() ? "operated" : company.floated() ? "floated" : "started");
    all.put("par", String.valueOf(company.par()));
    state
        .tokens()
        .of(company.id())
        .ifPresent(cell -> all.put("price", String.valueOf(title.market().at(cell).price())));
    all.put("shares", map(shares(company)));
    all.put("president", word(company.presidency().holder().name()));
    return all;
  }

  private static Map<String, String> shares(Company company) {
    var all = new LinkedHashMap<String, String>();
    for (var certificate : company.certificates()) {
      if (!certificate.holder().equals(Holder.IPO))
        all.put(certificate.holder().name(), String.valueOf(company.held(certificate.holder())));
    }
    return all;
  }

  private Map<String, String> privates() {
    var all = new LinkedHashMap<String, String>();
    for (PrivateCompany owned : state.privates().values()) all.put(owned.id(), owned(owned));
    return all;
  }

  private String owned(PrivateCompany owned) {
    String owner =
        owned.closed()
            ? "closed"
            : owned.owner().isNobody() ? "nobody" : word(owned.owner().name());
    Map<String, String> flags = flags(owned.id());
    if (flags.isEmpty()) return owner;
    var all = new LinkedHashMap<String, String>();
    all.put("owner", owner);
    all.put("flags", map(flags));
    return map(all);
  }

  private Map<String, String> flags(String entity) {
    return flags(state, entity);
  }

  private static Map<String, String> flags(GameState state, String entity) {
    var all = new LinkedHashMap<String, String>();
    state
        .flags()
        .getOrDefault(entity, Map.of())
        .forEach((name, value) -> all.put(name, flag(value)));
    return all;
  }

  private static String flag(Object value) {
    return switch (value) {
      case String text -> quoted(text);
      case List<?> items ->
          items.stream().map(StateYaml::flag).collect(Collectors.joining(", ", "[", "]"));
      case Map<?, ?> fields -> {
        var all = new LinkedHashMap<String, String>();
        fields.forEach((name, each) -> all.put(String.valueOf(name), flag(each)));
        yield map(all);
      }
      default -> String.valueOf(value);
    };
  }
}
