package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.When;

/**
 * The rounds in the history of a game.
 *
 * @param all in order, each with the number of actions before it
 */
record Chapters(List<Chapter> all) {

  record Chapter(int from, String name) {}

  static final Chapters NONE = new Chapters(List.of());

  Chapters {
    all = List.copyOf(all);
  }

  static Chapters of(Playtest play) {
    var chapters = new ArrayList<Chapter>();
    String last = "";
    for (int index = 0; index <= play.moments().size(); index++) {
      String name = When.briefly(play.title().design(), play.state(index));
      if (!name.equals(last)) chapters.add(new Chapter(index, name));
      last = name;
    }
    return new Chapters(chapters);
  }

  /** The name of the round after {@code index} actions. */
  String at(int index) {
    String name = "";
    for (Chapter chapter : all) if (chapter.from() <= index) name = chapter.name();
    return name;
  }

  /** The index where the next round begins, or {@code end}. */
  int after(int index, int end) {
    return all.stream()
        .mapToInt(Chapter::from)
        .filter(from -> from > index)
        .findFirst()
        .orElse(end);
  }

  /** The index where this round begins; at its first moment, where the round before begins. */
  int before(int index) {
    return all.stream().mapToInt(Chapter::from).filter(from -> from < index).max().orElse(0);
  }
}
