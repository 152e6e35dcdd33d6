package roundhouse.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import roundhouse.turn.TurnDraft;

/** Plays turns that players have copied as text while their pages were not connected. */
public final class CopiedTurns {
  private final Table table;

  public CopiedTurns(Table table) {
    this.table = table;
  }

  /**
   * Plays a copied turn, if the game still stands where it was offered to its seat.
   *
   * @param text as the page made it, with anything around it
   */
  public CompletableFuture<Act.Answer> play(String text) {
    return CopiedTurn.in(text)
        .map(this::play)
        .orElseGet(
            () -> refused("that holds no copied turn: it has a part such as [turn 7b22…], whole"));
  }

  private CompletableFuture<Act.Answer> play(CopiedTurn turn) {
    Guest guest = Guest.player(turn.seat());
    String request = "copied " + turn;
    return table
        .answered(guest, request)
        .or(() -> refusal(turn).map(CopiedTurns::refused))
        .orElseGet(() -> table.act(guest, act(turn, request)));
  }

  private Optional<String> refusal(CopiedTurn turn) {
    String seal = table.file().seal(turn.seat(), turn.game());
    if (seal.isEmpty() || !MessageDigest.isEqual(bytes(seal), bytes(turn.seal())))
      return Optional.of(
          "this table has not offered that turn to that seat, or its link is a new one");
    TableMoment now = table.moment();
    boolean same =
        now.game()
            .filter(game -> CopiedTurn.moment(now.head(), game).equals(turn.game()))
            .isPresent();
    return same
        ? Optional.empty()
        : Optional.of(
            "the game has moved on since %s copied this turn: ask for another"
                .formatted(turn.seat()));
  }

  private Act act(CopiedTurn turn, String request) {
    var pick = new TurnDraft.Pick(turn.offer(), turn.amount());
    return new Act(table.moment().head().text(), request, turn.draft(), pick);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static CompletableFuture<Act.Answer> refused(String why) {
    return CompletableFuture.completedFuture(new Act.Answer.Refused(why));
  }
}
