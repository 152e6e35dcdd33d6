package roundhouse.editor.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.editor.start.StartPage.DesignCard;
import roundhouse.testkit.Repository;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;

/** A card of the start page as narrow as a screen of 1366 pixels makes it. */
class DesignCardTest {
  private static final int NARROW = 318;

  private final DesignCard card = new DesignCard(Path.of("1870"), false, new NoCommands());

  private record NoCommands() implements StartCommands {
    @Override
    public void goOn() {
      return;
    }

    @Override
    public void play(Path design) {
      return;
    }

    @Override
    public void edit(Path design) {
      return;
    }

    @Override
    public void makeVariant(Path design) {
      return;
    }

    @Override
    public void about(Path design) {
      return;
    }

    @Override
    public void open() {
      return;
    }

    @Override
    public void share(Path design) {
      return;
    }

    @Override
    public void remove(Path design) {
      return;
    }

    @Override
    public void make() {
      return;
    }

    @Override
    public void tour() {
      return;
    }
  }

  @Test
  void theDesignOfTheOpenGameCanStillBeMadeAVariant() {
    card.offerToGoOn(true);
    for (int time = 0; time < 2; time++) layOut();

    assertThat(parts(card).map(Component::getName))
        .contains("continue 1870", "play 1870", "edit 1870", "variant of 1870");
    assertThat(parts(card).filter(DesignCardTest::isCutOff)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("roundhouse.testkit.Repository#designNames")
  void noButtonMovesWhenTheTitleIsRead(String title) {
    for (int time = 0; time < 2; time++) layOut();
    Point before = place("play 1870");

    card.show(
        DesignSummary.read(
            new FolderTitleSource(
                new ProjectFolders(Path.of("").toAbsolutePath(), Optional.empty())),
            Repository.designs().resolve(title)));

    for (int time = 0; time < 2; time++) layOut();
    assertThat(place("play 1870")).isEqualTo(before);
  }

  private Point place(String name) {
    return parts(card)
        .filter(part -> name.equals(part.getName()))
        .map(part -> SwingUtilities.convertPoint(part, 0, 0, card))
        .findFirst()
        .orElseThrow();
  }

  /** Once more after the row of buttons knows its width, as the window does. */
  private void layOut() {
    parts(card).forEach(Component::invalidate);
    card.setSize(NARROW, card.getPreferredSize().height);
    parts(card).filter(Container.class::isInstance).forEach(Component::doLayout);
  }

  private static boolean isCutOff(Component part) {
    Container in = part.getParent();
    return in != null
        && (part.getX() + part.getWidth() > in.getWidth()
            || part.getY() + part.getHeight() > in.getHeight());
  }

  private static Stream<Component> parts(Container in) {
    return Stream.concat(
        Stream.of(in),
        Stream.of(in.getComponents())
            .flatMap(part -> part instanceof Container inside ? parts(inside) : Stream.of(part)));
  }
}
