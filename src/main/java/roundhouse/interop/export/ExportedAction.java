package roundhouse.interop.export;

import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.stations.MarkerMoves;
import roundhouse.engine.takeovers.MergeStep;
import roundhouse.game.GameState;
import roundhouse.game.PrivateCompany;
import roundhouse.interop.RecordedCertificates;

/**
 * An action with the states around it.
 *
 * @param certificates who held which before it
 */
record ExportedAction(
    Title title,
    GameState before,
    Action action,
    GameState after,
    RecordedCertificates certificates) {

  Game game() {
    return new Game(title, before);
  }

  boolean isPrivate(String name) {
    return before.privates().containsKey(name);
  }

  /** The price of a private; 0 for anything else. */
  int price(String name) {
    var lot = title.design().privates().get(name);
    return lot == null ? 0 : lot.price();
  }

  /** Whether privates are drafted; they are paid for when the draft is over. */
  boolean isDraft() {
    return Engine.decision(title, before)
        .filter(decision -> decision.step().equals("draft-privates"))
        .isPresent();
  }

  /** Whether a company becomes another without a partner. */
  boolean isConversion() {
    return action instanceof Action.Form && MergeStep.parts(game()).size() == 1;
  }

  /** The private whose use an answer is. */
  Optional<String> assigned(Action.Choose choice) {
    return Optional.ofNullable(title.design().recordings().assigned().get(choice.question()));
  }

  /** The private by whose right a company places a marker there. */
  Optional<String> claimant(Action.PlaceMarker placed) {
    return before.privates().values().stream()
        .filter(owned -> !owned.closed() && owned.owner().is(placed.by()))
        .map(PrivateCompany::id)
        .filter(id -> isClaim(title.design().privates().get(id), placed))
        .findFirst();
  }

  private boolean isClaim(PrivateSpec owned, Action.PlaceMarker placed) {
    return owned
        .claims()
        .filter(it -> it.isFor(before.board(), placed.hex(), placed.city()))
        .isPresent();
  }

  /** How much more a player or a company has after the action than before; negative if it pays. */
  int gained(String name) {
    return before.isPlayer(name)
        ? after.player(name).cash() - before.player(name).cash()
        : after.company(name).cash() - before.company(name).cash();
  }

  /** What kind of actor the other engine has under a name. */
  String kind(String name) {
    boolean asPrivate =
        switch (action) {
          case Action.LayPrivateTile laid -> laid.id().equals(name);
          case Action.ExchangePrivate exchanged -> exchanged.id().equals(name);
          case Action.PlaceToken placed -> placed.id().equals(name);
          default -> movingPrivate().isPresent() || !before.companies().containsKey(name);
        };
    if (asPrivate) return "company";
    boolean minor =
        title.design().privates().values().stream()
            .flatMap(each -> each.railway().stream())
            .anyMatch(railway -> railway.company().equals(name));
    return minor ? "minor" : "corporation";
  }

  /** The private by whose right a marker moves, while it does. */
  Optional<String> movingPrivate() {
    boolean taken = action instanceof Action.RemoveMarker;
    if (!taken && !before.top().name().equals(MarkerMoves.TURN)) return Optional.empty();
    return title.design().privates().entrySet().stream()
        .filter(each -> each.getValue().movesMarker().isPresent())
        .filter(each -> !taken || before.privates().get(each.getKey()).owner().is(action.by()))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
