package roundhouse.interop.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.RecordingsSpec;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.play.ReplayLoop;
import roundhouse.engine.play.ReplayPolicy;
import roundhouse.engine.play.ReplayResult;
import roundhouse.engine.play.ReplayedAction;
import roundhouse.game.GameState;
import roundhouse.interop.NamedPlayers;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.RecordedCertificates;

/**
 * A game played here, as a file of the other engine.
 *
 * @param file its content
 * @param lost sentences about what that format cannot express
 * @param isWhole whether the rules allow all actions, so that none is missing at the end
 */
public record GameExport(ObjectNode file, List<String> lost, boolean isWhole) {

  public GameExport {
    lost = List.copyOf(lost);
  }

  /** Whether the other engine has the title. */
  public static boolean isKnown(Title title) {
    return !title.design().recordings().title().isEmpty();
  }

  /**
   * Writes a game of a title that the other engine has, up to the moment at which it was left, as
   * far as its actions can be played.
   */
  public static GameExport of(Title title, GameLog log) {
    ObjectNode file = JsonNodeFactory.instance.objectNode();
    var lost = new LinkedHashSet<String>();
    file.put("title", title.design().recordings().title());
    file.put("id", 0);
    var players = new ExportedPlayers(log.players());
    players.write(file.putArray("players"));
    ObjectNode settings = file.putObject("settings");
    settings.put("seed", log.seed());
    options(title.design(), log, lost).forEach(settings.putArray("optional_rules")::add);
    int later = log.actions().size() - log.moment();
    if (later > 0)
      lost.add(
          "the last %s of %s actions, because the game was left before them"
              .formatted(later, log.actions().size()));
    boolean whole = new Played(title, players, file.putArray("actions"), lost).write(log);
    return new GameExport(file, new ArrayList<>(lost), whole);
  }

  /** Their options for ours; those that they have not are lost. */
  private static List<String> options(Design design, GameLog log, Set<String> lost) {
    RecordingsSpec recordings = design.recordings();
    Set<String> left = new HashSet<>(log.options());
    var theirs = new ArrayList<String>();
    recordings
        .options()
        .forEach(
            (option, ours) -> {
              if (ours.isEmpty() || !log.options().containsAll(ours)) return;
              theirs.add(option);
              ours.forEach(left::remove);
            });
    recordings.always().forEach(left::remove);
    Set.copyOf(log.options()).stream()
        .map(design.options()::get)
        .filter(Objects::nonNull)
        .forEach(option -> option.implies().forEach(left::remove));
    left.stream().sorted().forEach(option -> lost.add("option '" + option + "'"));
    return theirs;
  }

  /** The actions, one after the other. */
  private record Played(Title title, ExportedPlayers players, ArrayNode actions, Set<String> lost) {

    /** Whether the rules allow all of them. */
    boolean write(GameLog log) {
      GameState before = title.start(log.players(), log.seed());
      ReplayResult replay = new ReplayLoop(title, ReplayPolicy.STOP).play(before, log.done());
      var certificates = RecordedCertificates.of(before);
      NamedPlayers named = players.named();
      var tiles = new LaidTiles();
      var offers = new ExportedOffers();
      for (ReplayedAction played : replay.played()) {
        var exported =
            new ExportedAction(title, before, played.action(), played.state(), certificates);
        var writer = new ActionWriter(exported, tiles, players, lost);
        writer.preparation().ifPresent(node -> add(node, exported.action()));
        Optional<ObjectNode> written = offers.settled(played, writer.write());
        written.ifPresent(node -> add(node, exported.action()));
        ObjectNode followed = written.orElseGet(JsonNodeFactory.instance::objectNode);
        certificates = certificates.after(named.in(RecordedAction.of(followed)), played.state());
        before = played.state();
      }
      replay.failure().ifPresent(this::addRefused);
      return replay.failure().isEmpty();
    }

    private void addRefused(ReplayPolicy.Failure failure) {
      lost.add(
          "action "
              + (failure.index() + 1)
              + " and all after it: the rules refuse "
              + failure.action());
    }

    /** Shares that a company redeems one after the other are one purchase there. */
    private void add(ObjectNode node, Action action) {
      if (action instanceof Action.RedeemShare && isSameRedemption(node)) {
        var last = (ObjectNode) actions.get(actions.size() - 1);
        node.path("shares").forEach(last.withArray("shares")::add);
        last.put("percent", last.path("percent").asInt() + node.path("percent").asInt());
        return;
      }
      node.put("id", actions.size() + 1);
      actions.add(node);
    }

    private boolean isSameRedemption(ObjectNode node) {
      JsonNode last = actions.path(actions.size() - 1);
      return last.path("type").equals(node.path("type"))
          && last.path("entity").equals(node.path("entity"));
    }
  }
}
