package roundhouse.editor.kit;

import java.util.Optional;
import java.util.function.Supplier;

/** Something that is made when it is first wanted, on the event thread. */
public final class Late<T> implements Supplier<T> {
  private final Supplier<? extends T> maker;
  private Optional<T> made = Optional.empty();

  /**
   * @param maker asked once at most
   */
  public Late(Supplier<? extends T> maker) {
    this.maker = maker;
  }

  @Override
  public T get() {
    if (made.isEmpty()) made = Optional.of(maker.get());
    return made.get();
  }

  /** What was made; nothing while nobody has wanted it. */
  public Optional<T> made() {
    return made;
  }
}
