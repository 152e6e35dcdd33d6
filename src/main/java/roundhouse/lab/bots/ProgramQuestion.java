package roundhouse.lab.bots;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/** A decision as a line of JSON, for a program that takes a seat. */
final class ProgramQuestion {
  private static final ObjectMapper JSON = new ObjectMapper();

  private ProgramQuestion() {}

  static String of(long id, Title title, GameState state, Decision decision, List<Choice> choices) {
    var question = new LinkedHashMap<String, Object>();
    question.put("id", id);
    question.put("title", title.id());
    question.put("options", List.copyOf(title.options()));
    question.put("player", decision.deciders().getFirst());
    question.put("entity", decision.entity());
    question.put("step", decision.step());
    question.put("asks", decision.says());
    question.put("view", view(new Game(title, state)));
    question.put("choices", choices(choices));
    try {
      return JSON.writeValueAsString(question);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("a decision is plain data", impossible);
    }
  }

  private static List<Map<String, Object>> choices(List<Choice> choices) {
    var all = new ArrayList<Map<String, Object>>();
    for (Choice choice : choices) {
      var each = new LinkedHashMap<String, Object>();
      each.put("number", all.size());
      each.put("says", choice.says());
      each.put("action", JSON.valueToTree(choice.action()));
      choice.amount().ifPresent(amount -> each.put("amount", JSON.valueToTree(amount)));
      all.add(each);
    }
    return all;
  }

  /** What everybody at the table sees. */
  private static Map<String, Object> view(Game game) {
    GameState state = game.state();
    var view = new LinkedHashMap<String, Object>();
    view.put("set", state.calendar().set());
    view.put("round", state.round().name());
    view.put("number", state.calendar().number());
    view.put("phase", state.phase());
    view.put("bank", state.bank());
    view.put("priority", state.priority());
    view.put("players", state.players().stream().map(each -> player(game, each.name())).toList());
    view.put(
        "companies", state.companies().values().stream().map(each -> company(game, each)).toList());
    var privates = new LinkedHashMap<String, String>();
    state
        .privates()
        .forEach(
            (name, each) -> {
              if (!each.closed()) privates.put(name, each.owner().name());
            });
    view.put("privates", privates);
    view.put("trains", state.depot().upcoming().stream().map(Train::type).toList());
    view.put("pool", state.depot().pool().stream().map(Train::type).toList());
    var tiles = new TreeMap<String, String>();
    state
        .board()
        .laid()
        .forEach(
            (hex, tile) -> tiles.put(hex.text(), tile.tile().number() + " " + tile.rotation()));
    view.put("tiles", tiles);
    view.put(
        "markers",
        state.board().markers().stream()
            .map(each -> Map.of("hex", each.hex().text(), "company", each.company()))
            .toList());
    return view;
  }

  private static Map<String, Object> player(Game game, String name) {
    var shares = new LinkedHashMap<String, Integer>();
    for (Company company : game.state().companies().values())
      if (company.held(Holder.of(game.state().player(name))) > 0)
        shares.put(company.id(), company.held(Holder.of(game.state().player(name))));
    var player = new LinkedHashMap<String, Object>();
    player.put("name", name);
    player.put("cash", game.state().player(name).cash());
    player.put("shares", shares);
    return player;
  }

  private static Map<String, Object> company(Game game, Company company) {
    var all = new LinkedHashMap<String, Object>();
    all.put("id", company.id());
    all.put("started", company.started());
    all.put("president", company.president().orElse(""));
    all.put("price", game.price(company));
    all.put("cash", company.cash());
    all.put("trains", company.trains().stream().map(Train::type).toList());
    all.put("revenue", company.revenue());
    all.put("loans", company.loans());
    all.put("offering", company.held(Holder.IPO));
    all.put("pool", company.held(Holder.POOL));
    all.put(
        "status",
        company.status().stream().map(each -> each.name().toLowerCase(Locale.ROOT)).toList());
    return all;
  }
}
