package roundhouse.editor.kit;

import java.util.Optional;
import java.util.function.Supplier;

/** A value created on first use, on the event thread. */
public final class Late<T> implements Supplier<T> {
  private final Supplier<? extends T> maker;
  private Optional<T> made = Optional.empty();

  /**
   * @param maker called at most once
   */
  public Late(Supplier<? extends T> maker) {
    this.maker = maker;
  }

  @Override
  public T get() {
    if (made.isEmpty()) made = Optional.of(maker.get());
    return made.get();
  }

  /** The value; empty until first use. */
  public Optional<T> made() {
    return made;
  }
}
