package roundhouse.workshop.positions;

import static roundhouse.workshop.positions.FlowYaml.list;
import static roundhouse.workshop.positions.FlowYaml.map;
import static roundhouse.workshop.positions.FlowYaml.quoted;
import static roundhouse.workshop.positions.FlowYaml.word;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.board.Marker;
import roundhouse.board.TilePlacement;
import roundhouse.engine.Decision;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;

/**
 * The moment of a game that is looked at as a test position, in the words of the design format:
 * what is so, and what must follow. Where something was played from there, that is the test's step;
 * else it is only said who decides.
 */
public final class PositionYaml {
  private final GameHistory play;
  private final GameState state;

  private PositionYaml(GameHistory play) {
    this.play = play;
    state = play.state();
  }

  /**
   * The position as it stands, which stays the same when rules of the way there change. What a
   * round remembers of its turns is not in it.
   *
   * @param says the rule that is tested, in a sentence
   */
  public static String given(GameHistory play, String says) {
    return new PositionYaml(play).text(says, true);
  }

  /** The position by all that was played to come to it. */
  public static String played(GameHistory play, String says) {
    return new PositionYaml(play).text(says, false);
  }

  private String text(String says, boolean given) {
    var lines = new ArrayList<String>();
    lines.add("# yaml-language-server: $schema=../../schema/test.json");
    lines.add("says: " + quoted(says));
    if (!play.title().options().isEmpty()) lines.add("options: " + list(play.title().options()));
    lines.add("players: " + list(play.players()));
    lines.add("seed: " + Math.abs(play.seed() % Integer.MAX_VALUE));
    if (given) given(lines);
    else actions(lines);
    lines.add("steps:");
    steps(lines);
    return String.join("\n", lines) + "\n";
  }

  private void actions(List<String> lines) {
    if (play.at() > 0) lines.add("actions:");
    for (PlayedAction moment : play.played().subList(0, play.at()))
      lines.add("  - " + ActionYaml.of(moment.action()));
  }

  private void given(List<String> lines) {
    lines.add("given:");
    lines.add("  phase: " + word(state.phase()));
    lines.add("  set: " + Math.max(1, state.calendar().set()));
    if (!state.priority().isEmpty()) lines.add("  priority: " + word(state.priority()));
    state.depot().upcoming().stream()
        .findFirst()
        .ifPresent(train -> lines.add("  next-train: " + word(train.type())));
    if (!state.depot().pool().isEmpty())
      lines.add("  train-pool: " + list(state.depot().pool().stream().map(Train::type).toList()));
    if (!state.board().laid().isEmpty()) lines.add("  tiles: " + map(tiles()));
    lines.add("  players: " + map(players(state)));
    companies(lines);
    if (!state.privates().isEmpty()) lines.add("  privates: " + map(privates()));
    if (!state.flags().getOrDefault("", Map.of()).isEmpty())
      lines.add("  flags: " + map(flags("")));
    lines.add("  bank: " + state.bank());
    lines.add("  turn: " + turn(state, true));
  }

  private Map<String, String> tiles() {
    var all = new LinkedHashMap<String, String>();
    state.board().laid().forEach((hex, placement) -> all.put(hex, tile(placement)));
    return all;
  }

  private static String tile(TilePlacement placement) {
    return word(placement.tile().number())
        + (placement.rotation() == 0 ? "" : "/" + placement.rotation());
  }

  private static Map<String, String> players(GameState state) {
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

  /** In the order in which their tokens lie, so that they come to lie so again. */
  private void companies(List<String> lines) {
    var order = new LinkedHashSet<>(state.tokens().byPrice(play.title().market()));
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
    if (company.started()) {
      all.put(
          "standing", company.operated() ? "operated" : company.floated() ? "floated" : "started");
      all.put("par", String.valueOf(company.par()));
      state
          .tokens()
          .of(company.id())
          .ifPresent(
              cell -> all.put("price", String.valueOf(play.title().market().at(cell).price())));
      all.put("shares", map(shares(company)));
      all.put("president", word(company.presidency().holder().name()));
    }
    if (company.is(Company.Status.CLOSED)) all.put("standing", "closed");
    all.put("cash", String.valueOf(company.cash()));
    if (!company.trains().isEmpty())
      all.put("trains", list(company.trains().stream().map(Train::type).toList()));
    List<String> markers =
        state.board().markersOf(company.id()).stream()
            .filter(marker -> !marker.home())
            .map(Marker::hex)
            .toList();
    if (!markers.isEmpty()) all.put("markers", list(markers));
    if (company.loans() > 0) all.put("loans", String.valueOf(company.loans()));
    if (company.revenue() > 0) all.put("revenue", String.valueOf(company.revenue()));
    if (!flags(company.id()).isEmpty()) all.put("flags", map(flags(company.id())));
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
    return flags.isEmpty() ? owner : "{ owner: " + owner + ", flags: " + map(flags) + " }";
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
          items.stream().map(PositionYaml::flag).collect(Collectors.joining(", ", "[", "]"));
      case Map<?, ?> fields -> {
        var all = new LinkedHashMap<String, String>();
        fields.forEach((name, each) -> all.put(String.valueOf(name), flag(each)));
        yield map(all);
      }
      default -> String.valueOf(value);
    };
  }

  private String turn(GameState at, boolean round) {
    Optional<Decision> decision = Engine.decision(play.title(), at);
    if (decision.isEmpty()) return "{ of: nobody }";
    var all = new LinkedHashMap<String, String>();
    all.put("of", word(decision.get().entity()));
    if (round) all.put("round", word(at.round().name()));
    all.put("step", word(decision.get().step()));
    return map(all);
  }

  private void steps(List<String> lines) {
    Optional<PlayedAction> next =
        play.canRedo() ? Optional.of(play.played().get(play.at())) : Optional.empty();
    if (next.isEmpty()) {
      lines.add("  - then: { turn: " + turn(state, false) + " }");
      return;
    }
    lines.add("  - when: " + ActionYaml.of(next.get().action()));
    next.get().events().stream()
        .findFirst()
        .ifPresent(event -> lines.add("    told: " + quoted(event.says())));
    lines.add("    then: " + map(changed(next.get().state())));
  }

  /** What the action changed in money and phase, and who decides then. */
  private Map<String, String> changed(GameState after) {
    var all = new LinkedHashMap<String, String>();
    if (!after.phase().equals(state.phase())) all.put("phase", word(after.phase()));
    var players = players(after);
    players.entrySet().removeAll(players(state).entrySet());
    if (!players.isEmpty()) all.put("players", map(players));
    var companies = new LinkedHashMap<String, String>();
    for (Company company : after.companies().values()) {
      if (company.cash() != state.company(company.id()).cash())
        companies.put(company.id(), "{ cash: " + company.cash() + " }");
    }
    if (!companies.isEmpty()) all.put("companies", map(companies));
    all.put(after.over() ? "over" : "turn", after.over() ? "true" : turn(after, false));
    return all;
  }
}
