package roundhouse.workshop.history;

import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Hex;
import roundhouse.design.spec.CompanySpec;
import roundhouse.engine.explanation.Subject;
import roundhouse.words.UiWords;

/** Everything in a game that has its own page, by the names that players use. */
public final class GameSubjects {
  private GameSubjects() {}

  /**
   * Something, and how it is called.
   *
   * @param says "J4 Ryde", "IOW Isle of Wight Railway"
   */
  public record Named(Subject subject, String says) {}

  /**
   * Companies, trains and privates first, because there are few, then the hexes by their
   * coordinates.
   */
  public static List<Named> of(GameHistory play) {
    var all = new ArrayList<Named>();
    var design = play.title().design();
    for (CompanySpec spec : design.companies().values())
      all.add(
          new Named(
              new Subject.Shares(spec.id()),
              UiWords.of("subjects.shares", called(spec.id(), spec.name()))));
    for (String type : design.trains().keySet())
      all.add(new Named(new Subject.Trains(type), UiWords.of("subjects.trains", type)));
    design
        .privates()
        .forEach(
            (id, spec) -> all.add(new Named(new Subject.Private(id), called(id, spec.name()))));
    for (Hex hex : play.title().map().hexes().values())
      all.add(new Named(new Subject.HexSpace(hex.id()), called(hex.id().text(), hex.name())));
    return all;
  }

  /** What something is called; its bare name if the game has no such thing. */
  public static String name(GameHistory play, Subject subject) {
    return of(play).stream()
        .filter(named -> named.subject().equals(subject))
        .map(Named::says)
        .findFirst()
        .orElseGet(subject::toString);
  }

  private static String called(String id, String name) {
    return name.isEmpty() || name.equals(id) ? id : id + " " + name;
  }
}
