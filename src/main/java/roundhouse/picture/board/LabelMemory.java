package roundhouse.picture.board;

import java.util.List;
import java.util.Optional;
import roundhouse.picture.lettering.BoardLettering;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.picture.lettering.PlacedLabel;

/** The labels of a board at the scale at which it was last drawn. */
final class LabelMemory {
  private final BoardPlan plan;
  private Optional<BoardLettering> now = Optional.empty();
  private Optional<BoardLettering> before = Optional.empty();

  LabelMemory(BoardPlan plan) {
    this.plan = plan;
  }

  /** Takes over the places of labels from a board before this one. */
  synchronized void follow(LabelMemory other) {
    before = other.last();
  }

  private synchronized Optional<BoardLettering> last() {
    return now.or(() -> before);
  }

  synchronized List<PlacedLabel> at(LetterScale scale) {
    if (now.filter(lettering -> lettering.scale().equals(scale)).isEmpty()) {
      now = Optional.of(BoardLettering.of(plan.subject(), scale, before));
      before = Optional.empty();
    }
    return now.orElseThrow().labels();
  }
}
