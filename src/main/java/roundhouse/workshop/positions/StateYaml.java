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
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.GameState;
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
    if (state.calendar().rounds() > 0) {
      lines.add("  operating-round: " + state.calendar().number());
      lines.add("  operating-rounds: " + state.calendar().rounds());
    }
    if (!state.priority().isEmpty()) lines.add("  priority: " + word(state.priority()));
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

  /** How many new trains the bank has of each limited type, none included: so it has a next one. */
  private Map<String, String> left() {
    var all = new LinkedHashMap<String, String>();
    for (TrainSpec train : title.design().trains().values()) {
      if (train.count().unlimited()) continue;
      long count =
          state.depot().upcoming().stream()
              .filter(each -> each.type().equals(train.name()))
              .count();
      all.put(word(train.name()), String.valueOf(count));
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
                        || !company.status().isEmpty()
                        || !state.board().markersOf(company.id()).isEmpty()
                        || !company.trains().isEmpty()
                        || company.cash() > 0)
            .toList();
    if (told.isEmpty()) return;
    lines.add("  companies:");
    for (Company company : told)
      lines.add("    " + word(company.id()) + ": " + map(CompanyYaml.of(title, state, company)));
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

  static Map<String, String> flags(GameState state, String entity) {
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
